import type { HelpTexts } from '../subjects';

export const vi: HelpTexts = {
  subjects: {
    account: { title: 'Tài khoản của bạn', summary: 'Đăng nhập, mật khẩu và mã.' },
    money: { title: 'Tiền', summary: 'Nạp, rút và nơi ghi lại mọi biến động.' },
    games: { title: 'Trò chơi', summary: 'Khi trò chơi không mở, và cách kiểm tra một ván.' },
    rewards: { title: 'Phần thưởng', summary: 'Khuyến mãi, điểm và quyền lợi theo hạng.' },
    'play-safely': { title: 'Chơi an toàn', summary: 'Giới hạn, tạm nghỉ và ai được chơi.' },
    device: {
      title: 'Điện thoại và trình duyệt',
      summary: 'Ứng dụng, mạng chậm, ngôn ngữ và giao diện.',
    },
  },
  articles: {
    'sign-in': {
      title: 'Tôi không đăng nhập được',
      content:
        '<p>Trước hết hãy xem tên đăng nhập: không có dấu cách, chữ hoa chữ thường như nhau. Với mật khẩu thì khác nhau.</p><p>Sau ba lần sai, bạn phải đọc một hình. Sau hai mươi lần trong năm phút, hãy chờ năm phút.</p><p>Nếu quên mật khẩu, chọn “Quên mật khẩu” và lấy mật khẩu mới qua e-mail hoặc di động.</p>',
      keywords: ['login', 'bị khóa', 'tên đăng nhập', 'captcha'],
    },
    password: {
      title: 'Đặt mật khẩu mới',
      content:
        '<p>Chọn “Quên mật khẩu” ở chỗ đăng nhập.</p><ul><li><strong>Qua di động:</strong> chúng tôi gửi mã, và bạn chọn mật khẩu mới ngay.</li><li><strong>Qua e-mail:</strong> nhập tên đăng nhập và địa chỉ; chúng tôi gửi liên kết dùng một lần.</li></ul><p>Mọi thiết bị khác bị đăng xuất khi mật khẩu thay đổi.</p>',
      keywords: ['đặt lại', 'quên', 'đổi', 'hết hạn'],
    },
    codes: {
      title: 'Không nhận được mã',
      content:
        '<p>Mã có hiệu lực {minutes} phút. Hãy chờ hết giờ đếm ngược rồi mới xin mã khác: chỉ mã mới nhất dùng được.</p><ul><li>Kiểm tra số và mã quốc gia.</li><li>Xem trong tin nhắn bị chặn hoặc không rõ người gửi.</li><li>Nếu xin quá nhiều mã, hãy chờ hoặc hỏi bộ phận hỗ trợ.</li></ul>',
      keywords: ['sms', 'otp', 'xác minh', 'tin nhắn'],
    },
    safe: {
      title: 'Giữ tài khoản an toàn',
      content:
        '<ul><li>Dùng mật khẩu bạn không dùng ở nơi nào khác.</li><li>Không ai của {brand} hỏi mật khẩu hay mã của bạn.</li><li>Hãy đăng xuất trên thiết bị dùng chung; “Đăng xuất mọi nơi” kết thúc mọi phiên.</li></ul>',
      keywords: ['bảo mật', 'bị hack', 'mất cắp', 'lừa đảo'],
    },
    trial: {
      title: 'Tài khoản dùng thử làm được gì',
      content:
        '<p>Tài khoản dùng thử chơi bằng tiền ảo. Không nạp, rút, chuyển hay trò chuyện được, và tiền thắng không được trả.</p>',
      keywords: ['khách', 'miễn phí', 'đăng ký'],
    },
    deposit: {
      title: 'Nạp tiền thế nào?',
      content:
        '<p>Đăng nhập và nhấn <strong>Nạp tiền</strong> ở đầu bất kỳ trang nào. Chọn cách trả, nhập số tiền và làm theo các bước.</p><p>Số dư tăng ngay khi khoản trả được xác nhận. Nếu sau nửa giờ vẫn chưa, hãy viết cho chúng tôi kèm mã giao dịch.</p>',
      keywords: ['nạp', 'thanh toán', 'ngân hàng', 'ví'],
    },
    withdraw: {
      title: 'Rút tiền thế nào?',
      content:
        '<ol><li>Nhấn <strong>Rút tiền</strong> ở đầu bất kỳ trang nào.</li><li>Nhập số tiền và chọn nơi nhận.</li><li>Xác nhận bằng mật khẩu thanh toán.</li></ol><p>Khi tiền đã đến, hãy xác nhận trong lịch sử tài khoản. Nếu chưa đến, hãy báo tại đó và thêm bằng chứng: chúng tôi sẽ kiểm tra.</p>',
      keywords: ['rút', 'đang chờ', 'ngân hàng', 'thanh toán'],
    },
    record: {
      title: 'Mọi biến động được ghi ở đâu',
      content:
        '<p>Lịch sử tài khoản ghi từng khoản nạp, cược, trả thưởng và tiền thưởng kèm số dư sau đó. Lịch sử cược ghi từng cược và kết quả. Cả hai ở trong trình đơn dưới tên bạn.</p>',
      keywords: ['giao dịch', 'sao kê', 'thiếu tiền'],
    },
    'unknown-outcome': {
      title: 'Mất mạng khi tiền đang chuyển',
      content:
        '<p>Không khoản nào bị chuyển hai lần: trang hỏi lại với cùng số giao dịch và cho thấy điều thực sự đã xảy ra. Nếu sau vài phút vẫn đang kiểm tra, hãy tải lại trang và xem lịch sử tài khoản.</p>',
      keywords: ['hết giờ', 'trùng', 'hai lần', 'mất kết nối'],
    },
    'does-not-open': {
      title: 'Trò chơi không mở',
      content:
        '<p>Tải lại trang, rồi thử “Mở trong cửa sổ”. Nếu trình duyệt chặn cửa sổ, hãy cho phép cửa sổ bật lên với trang này.</p><p>Ván đang chơi vẫn được tiếp tục đến hết ở phía chúng tôi; bạn tìm thấy nó trong lịch sử cược.</p>',
      keywords: ['màn hình đen', 'đang tải', 'bị treo', 'đứng'],
    },
    fair: {
      title: 'Làm sao biết một ván là công bằng?',
      content:
        '<p>Trước ván, nhà cái cam kết với một bí mật bằng mã băm của nó. Sau ván, bí mật được công bố, và ai cũng tính lại được kết quả từ đó, từ hạt giống của bạn và từ số thứ tự ván.</p>',
      keywords: ['gian lận', 'ngẫu nhiên', 'kiểm chứng', 'rtp'],
    },
    demo: {
      title: 'Chơi thử miễn phí',
      content:
        '<p>Trò chơi có nút “Chơi thử” chơi được bằng tiền ảo. Tỷ lệ như với tiền thật, không thắng không thua, và không có trong lịch sử của bạn.</p>',
      keywords: ['demo', 'miễn phí', 'luyện tập'],
    },
    promotions: {
      title: 'Nhận khuyến mãi thế nào?',
      content:
        '<p>Mở <a href="/promotions">Khuyến mãi</a>, đọc điều kiện, và nhấn nút của chương trình bạn thích. Có chương trình trả ngay; có chương trình cần đăng ký, và kết quả hiện tại đó.</p><p>Tiền thưởng bạn nhận vào số dư ngay và có trong lịch sử tài khoản.</p>',
      keywords: ['thưởng', 'nhận', 'đăng ký', 'bị từ chối', 'chào mừng'],
    },
    points: {
      title: 'Điểm và cửa hàng điểm',
      content:
        '<p>Bạn tích điểm khi chơi; một điểm cần bao nhiêu tùy loại trò chơi. Đổi điểm tại <a href="/pointMall">cửa hàng điểm</a>. Điểm không bao giờ hết hạn.</p>',
      keywords: ['đổi quà', 'quà tặng', 'thưởng'],
    },
    vip: {
      title: 'Hạng và bàn VIP',
      content:
        '<p>Hạng câu lạc bộ của bạn tăng theo mức chơi. Từ hạng 5, bộ phận hỗ trợ có bàn riêng cho bạn: “Chăm sóc khách hàng” tự dẫn đến đó.</p>',
      keywords: ['cấp', 'câu lạc bộ', 'kim cương'],
    },
    limits: {
      title: 'Đặt giới hạn trước khi chơi',
      content:
        '<p>Chơi để vui, không phải để kiếm sống. Hãy quyết định dành bao nhiêu tiền và thời gian, và dừng khi đã đủ.</p><p>Đừng chơi bằng tiền vay, để gỡ lại, hay khi không khỏe. Bộ phận hỗ trợ đặt giới hạn cho tài khoản khi bạn yêu cầu.</p>',
      keywords: ['trách nhiệm', 'ngân sách', 'thua', 'nghiện'],
    },
    break: {
      title: 'Tạm nghỉ',
      content:
        '<p>Hãy nói với bộ phận hỗ trợ bạn muốn nghỉ bao lâu: một ngày, một tháng hay mãi mãi. Không ai níu kéo bạn, và tài khoản đóng đến lúc đó. Số dư vẫn là của bạn.</p>',
      keywords: ['tự loại trừ', 'đóng tài khoản', 'dừng', 'xóa'],
    },
    age: {
      title: 'Ai được chơi',
      content:
        '<p>Chỉ người từ {age} tuổi trở lên. Chúng tôi kiểm tra, và đóng tài khoản của người nhỏ tuổi hơn.</p>',
      keywords: ['tuổi', 'trẻ em', 'giấy tờ'],
    },
    install: {
      title: 'Ứng dụng trên điện thoại',
      content:
        '<p>Mở <a href="/down">Tải ứng dụng</a> trên điện thoại, hoặc quét mã bằng máy ảnh, và làm theo bốn bước. Trang cũng chạy trong trình duyệt mà không cần ứng dụng.</p>',
      keywords: ['android', 'iphone', 'ios', 'apk', 'cài đặt', 'qr'],
    },
    slow: {
      title: 'Trang bị chậm',
      content:
        '<p>Hãy chạy <a href="/helpmc?view=speed">kiểm tra tốc độ</a>: nó đo các địa chỉ của chúng tôi từ nơi bạn ở và đánh dấu địa chỉ nhanh nhất. Nhấn một lần để chuyển; tài khoản và số dư vẫn vậy.</p><p>Nếu tất cả đều chậm, đường truyền có vấn đề: hãy thử mạng khác.</p>',
      keywords: ['lag', 'giật', 'địa chỉ', 'tên miền', 'kết nối'],
    },
    language: {
      title: 'Ngôn ngữ và giao diện',
      content:
        '<p>Ngôn ngữ chọn trong trình đơn bên cạnh; sáng hoặc tối ở đầu trang. Cả hai được giữ từ đó, và những gì bạn đã gõ không mất.</p>',
      keywords: ['dịch', 'tiếng Anh', 'nền tối', 'nền sáng', 'màu'],
    },
  },
};
