import { and, eq, gt, isNull } from 'drizzle-orm';
import type { Db } from '../../../kernel/db/types';
import type { ChatMember } from './entries';
import { chatMessage } from './schema';
import { postOperatorMessage } from './room';

/** One automatic reply per conversation: none for further messages within this time. */
const CONVERSATION_MS = 12 * 3_600_000;

const GREETING: Readonly<Record<string, string>> = {
  EN: 'We’ve got your message. Our team will reply here. You can close this window in the meantime.',
  TY: 'Natanggap namin ang message mo. Dito sasagot ang team namin; puwede mo munang isara ang window.',
  FIL: 'Natanggap namin ang iyong mensahe. Dito sasagot ang aming team; maaari mo munang isara ang window.',
  CN: '我们已收到您的消息。客服会在这里回复，您可以先关闭窗口。',
  ID: 'Pesan Anda sudah kami terima. Tim kami akan membalas di sini; jendela ini boleh ditutup dulu.',
  TH: 'เราได้รับข้อความของคุณแล้ว ทีมงานจะตอบที่นี่ ปิดหน้าต่างไว้ก่อนได้',
  VI: 'Chúng tôi đã nhận được tin nhắn của bạn. Đội ngũ sẽ trả lời tại đây; bạn có thể đóng cửa sổ trong lúc chờ.',
};

/** Sends the automatic reply; the operator's staff answer with their own tools. */
export async function sendAutoReply(
  db: Db,
  { room, language }: Pick<ChatMember, 'room' | 'language'>,
  now: Date,
): Promise<void> {
  const since = new Date(now.getTime() - CONVERSATION_MS);
  const answers = await db.$count(
    chatMessage,
    and(eq(chatMessage.room, room), isNull(chatMessage.memberId), gt(chatMessage.sentAt, since)),
  );
  if (answers > 0) return;
  await postOperatorMessage(db, { room, text: GREETING[language] ?? GREETING['EN'] ?? '', now });
}
