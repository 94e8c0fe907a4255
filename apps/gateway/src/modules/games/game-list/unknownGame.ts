import { Rejection } from '../../../kernel/http/Rejection';

export const unknownGame = () => new Rejection(404, 'UNKNOWN_GAME', 'unknown_game');
