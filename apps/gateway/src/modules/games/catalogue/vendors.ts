import type { Category } from './types';

/** A studio of the demonstration catalogue. None of them exists. */
export interface VendorSeed {
  code: string;
  name: string;
  /** The first is the vendor's home category. */
  categories: readonly Category[];
  /** Relative number of games among the vendors of a category. */
  weight: number;
  isHot: boolean;
  isNew: boolean;
}

const vendor = (
  code: string,
  name: string,
  categories: readonly Category[],
  weight: number,
  mark: 'hot' | 'new' | '' = '',
): VendorSeed => ({ code, name, categories, weight, isHot: mark === 'hot', isNew: mark === 'new' });

/** AV, AI, IMES, TF and IA are the platform's esports codes, XGS and SS its in-house ones. */
export const VENDORS: readonly VendorSeed[] = [
  vendor('BDW', 'Banderitas Works', ['RNG', 'FISH'], 9, 'hot'),
  vendor('LMP', 'Lampara Studio', ['RNG'], 8, 'hot'),
  vendor('KLB', 'Kalabaw Reels', ['RNG'], 8, 'hot'),
  vendor('HHG', 'Halo-Halo Games', ['RNG', 'PVP'], 7, 'hot'),
  vendor('NKT', 'Nine Kites', ['RNG'], 6),
  vendor('VMG', 'Velvet Mango', ['RNG'], 7, 'hot'),
  vendor('CPJ', 'Copper Jeepney', ['RNG'], 6),
  vendor('QVO', 'Quiet Volcano', ['RNG'], 5),
  vendor('CBD', 'Cardboard Dragon', ['RNG', 'FISH'], 6, 'hot'),
  vendor('TNC', 'Tin Comet', ['RNG'], 5),
  vendor('BRM', 'Brass Monsoon', ['RNG'], 5),
  vendor('SSN', 'Second Sunday', ['RNG'], 4),
  vendor('UBM', 'Ube Machine', ['RNG'], 5, 'hot'),
  vendor('PPL', 'Papel & Gunting', ['RNG'], 4),
  vendor('KWT', 'Kwitis Fireworks Co.', ['RNG'], 4),
  vendor('TRS', 'Tarsier Night Lab', ['RNG', 'FISH'], 5),
  vendor('HMA', 'Half Moon Arcade', ['RNG'], 4),
  vendor('BKN', 'Bakunawa Softworks', ['RNG'], 4),
  vendor('MTY', 'Mango Mutiny', ['RNG'], 3, 'new'),
  vendor('KPB', 'Kapitbahay Bingo', ['RNG', 'ELOTT'], 3),
  vendor('STK', 'Sari-Sari Stack', ['RNG'], 3, 'new'),
  vendor('TMB', 'Tambay Interactive', ['RNG'], 3, 'new'),
  vendor('MSG', 'Mesa Grande Live', ['LIVE'], 8, 'hot'),
  vendor('AMH', 'Studio Amihan', ['LIVE'], 7, 'hot'),
  vendor('BCR', 'Blue Curtain Rooms', ['LIVE'], 5),
  vendor('HBR', 'Harbour Tables', ['LIVE'], 4),
  vendor('LNS', 'Luna Salon', ['LIVE', 'RNG'], 4, 'hot'),
  vendor('KPR', 'Kumpare Live', ['LIVE'], 3, 'new'),
  vendor('PWK', 'Pawikan Play', ['FISH'], 8, 'hot'),
  vendor('RFC', 'Reef Cannon', ['FISH'], 6),
  vendor('SLT', 'Saltwater Tin', ['FISH'], 5, 'new'),
  vendor('KNC', 'Kanto Club', ['PVP'], 7, 'hot'),
  vendor('FWT', 'Four Winds Table', ['PVP'], 5),
  vendor('BHL', 'Baraha Union', ['PVP'], 5),
  vendor('DMN', 'Domino Sundays', ['PVP'], 3, 'new'),
  vendor('BGY', 'Barangay Sports', ['SPORTS'], 5, 'hot'),
  vendor('TCL', 'Touchline Ninety', ['SPORTS'], 4),
  vendor('FCT', 'Full Court Book', ['SPORTS'], 4),
  vendor('ODF', 'The Oddfather', ['SPORTS'], 3, 'new'),
  vendor('AV', 'Arcvolt', ['ESPORTS'], 4, 'hot'),
  vendor('AI', 'Arena Indigo', ['ESPORTS'], 4),
  vendor('IMES', 'Imes Esports League', ['ESPORTS'], 4),
  vendor('TF', 'Torchfight', ['ESPORTS'], 3),
  vendor('IA', 'Ilaw Arena', ['ESPORTS'], 3, 'new'),
  vendor('TDG', 'Tandang Arena', ['COCKFIGHT'], 4, 'hot'),
  vendor('PLZ', 'Plaza Derby', ['COCKFIGHT'], 3),
  vendor('XGS', 'Xylo Game Shed', ['INHOUSE'], 5, 'hot'),
  vendor('SS', 'Saya Studio', ['INHOUSE'], 5),
  vendor('TBL', 'Tambiolo', ['LOTT', 'ELOTT'], 6, 'hot'),
  vendor('BLN', 'Bola Nueve', ['LOTT'], 4),
  vendor('SGN', 'Saigon Draw House', ['LOTT'], 3),
  vendor('MNT', 'Minuto', ['ELOTT'], 6, 'hot'),
  vendor('RLP', 'Relo Pick', ['ELOTT'], 4, 'new'),
];
