import { openVendorLobby } from './openVendorLobby';

void openVendorLobby();
