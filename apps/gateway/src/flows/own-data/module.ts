import { getOwnData, requestDataExport } from '@perya/api-client';
import { serve } from '../../kernel/http/serve';
import type { Module } from '../../kernel/module';
import { ownDataStatus, mountDownload, requestExport } from './dataExport';

/** The archive of a member's own data, from what all other modules hold about members. */
export function ownDataOf(modules: readonly Module[]): Module {
  return {
    name: 'own-data',
    routes: [
      serve(getOwnData, ({ ctx }) => ownDataStatus(ctx)),
      serve(requestDataExport, requestExport),
    ],
    mount: (app, platform) =>
      mountDownload(
        app,
        platform,
        modules.flatMap(({ ownData }) => ownData ?? []),
      ),
  };
}
