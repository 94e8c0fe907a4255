import { getOwnData, requestDataExport } from '@perya/api-client';
import { serve } from '../../kernel/http/serve';
import type { Module } from '../../kernel/module';
import { erasureJob } from './erase';
import { brandSettings } from './settings';
import { ownDataStatus, mountDownload, requestExport } from './dataExport';

/**
 * The archive of a member's own data, and its erasure after the account was closed, from what all other modules
 * hold about members.
 */
export function ownDataOf(modules: readonly Module[]): Module {
  const ownData = modules.flatMap(({ ownData }) => ownData ?? []);
  return {
    name: 'own-data',
    brandSettings,
    routes: [
      serve(getOwnData, ({ ctx }) => ownDataStatus(ctx)),
      serve(requestDataExport, requestExport),
    ],
    mount: (app, platform) => mountDownload(app, platform, ownData),
    jobs: [erasureJob(ownData)],
  };
}
