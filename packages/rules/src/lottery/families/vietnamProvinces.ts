import type { VietnamRegion } from '../model/lottery';

/** A lottery of the Vietnamese schedule: the province, and its days of the week (0 is Sunday). */
export interface VietnamProvince {
  readonly code: string;
  readonly name: string;
  readonly region: VietnamRegion;
  readonly weekdays: readonly number[];
}

const EVERY_DAY = [0, 1, 2, 3, 4, 5, 6];

const province =
  (region: VietnamRegion) =>
  (code: string, name: string, ...weekdays: number[]): VietnamProvince => ({
    code: `VN_${code}`,
    name,
    region,
    weekdays,
  });

const central = province('central');
const south = province('south');

/**
 * One draw a day for the whole north, then the provinces of the center and the south by their weekly
 * schedule.
 */
export const VIETNAM_PROVINCES: readonly VietnamProvince[] = [
  { code: 'VN_NORTH', name: 'Miền Bắc', region: 'north', weekdays: EVERY_DAY },
  central('HUE', 'Huế', 0, 1),
  central('PHU_YEN', 'Phú Yên', 1),
  central('DAK_LAK', 'Đắk Lắk', 2),
  central('QUANG_NAM', 'Quảng Nam', 2),
  central('DA_NANG', 'Đà Nẵng', 3, 6),
  central('KHANH_HOA', 'Khánh Hòa', 0, 3),
  central('BINH_DINH', 'Bình Định', 4),
  central('QUANG_TRI', 'Quảng Trị', 4),
  central('QUANG_BINH', 'Quảng Bình', 4),
  central('GIA_LAI', 'Gia Lai', 5),
  central('NINH_THUAN', 'Ninh Thuận', 5),
  central('QUANG_NGAI', 'Quảng Ngãi', 6),
  central('DAK_NONG', 'Đắk Nông', 6),
  central('KON_TUM', 'Kon Tum', 0),
  south('HO_CHI_MINH', 'TP. Hồ Chí Minh', 1, 6),
  south('DONG_THAP', 'Đồng Tháp', 1),
  south('CA_MAU', 'Cà Mau', 1),
  south('BEN_TRE', 'Bến Tre', 2),
  south('VUNG_TAU', 'Vũng Tàu', 2),
  south('BAC_LIEU', 'Bạc Liêu', 2),
  south('DONG_NAI', 'Đồng Nai', 3),
  south('CAN_THO', 'Cần Thơ', 3),
  south('SOC_TRANG', 'Sóc Trăng', 3),
  south('TAY_NINH', 'Tây Ninh', 4),
  south('AN_GIANG', 'An Giang', 4),
  south('BINH_THUAN', 'Bình Thuận', 4),
  south('VINH_LONG', 'Vĩnh Long', 5),
  south('BINH_DUONG', 'Bình Dương', 5),
  south('TRA_VINH', 'Trà Vinh', 5),
  south('LONG_AN', 'Long An', 6),
  south('BINH_PHUOC', 'Bình Phước', 6),
  south('HAU_GIANG', 'Hậu Giang', 6),
  south('TIEN_GIANG', 'Tiền Giang', 0),
  south('KIEN_GIANG', 'Kiên Giang', 0),
  south('DA_LAT', 'Đà Lạt', 0),
];
