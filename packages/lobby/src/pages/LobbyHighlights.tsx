import type { Category, Game, Vendor } from '@perya/api-client';
import { useErrorText } from '@perya/i18n';
import { useRefreshVendors, useVendors } from '@perya/site-config';
import { useToast } from '@perya/ui-kit';
import { DrawStrip } from '../components/DrawStrip/DrawStrip';
import { EventsBoard } from '../components/EventsBoard/EventsBoard';
import { VendorLane } from '../components/VendorLane/VendorLane';
import { WinnersStrip } from '../components/WinnersStrip/WinnersStrip';
import { useFiltersT } from '../filters/locales';
import { useLaunchGame } from '../launch/useLaunchGame';
import { isEventCategory } from '../queries/lobbyQueries';
import type { LobbyNavigation } from './useLobbyNavigation';

export interface LobbyHighlightsProps {
  category: Category;
  ways: LobbyNavigation;
}

/** Shown before the games of an unfiltered lobby: its vendors and highlights. */
export function LobbyHighlights({ category, ways }: LobbyHighlightsProps) {
  const vendors = useVendors(category);
  const launch = useLaunchGame();
  const refresh = useRefreshedVendors();
  const openVendor = (vendor: Vendor) => {
    const game = soleGameOf(vendor);
    if (game) launch(game);
    else ways.openFolder(vendor.code);
  };
  return (
    <>
      <VendorLane
        vendors={vendors}
        hrefOf={(code) => ways.hrefOf({ vendors: [code] })}
        onOpen={openVendor}
        onRefresh={refresh}
      />
      {isEventCategory(category) && <EventsBoard category={category} />}
      {(category === 'LOTT' || category === 'ELOTT') && <DrawStrip category={category} />}
      <WinnersStrip category={category} />
    </>
  );
}

/** Vendors are cached for the visit (specification §4) and refetched on request. */
function useRefreshedVendors(): () => void {
  const t = useFiltersT();
  const toast = useToast();
  const errorText = useErrorText();
  const refreshVendors = useRefreshVendors();
  return () => {
    refreshVendors().then(
      () => toast.show({ tone: 'success', title: t('vendors.refreshed') }),
      (error: unknown) =>
        toast.show({
          tone: 'danger',
          title: t('vendors.notRefreshed'),
          description: errorText(error),
        }),
    );
  };
}

/** A vendor without a folder has a single game. */
function soleGameOf({ isFolder, gameId, nodeId, ...vendor }: Vendor): Game | null {
  if (isFolder || gameId === null || nodeId === null) return null;
  return {
    id: gameId,
    nodeId,
    code: gameId,
    name: vendor.name,
    vendor: vendor.code,
    vendorName: vendor.name,
    category: vendor.category,
    isHot: vendor.isHot,
    isNew: vendor.isNew,
    hasDemo: false,
    isVendorFolder: false,
    coverPath: `/art/cover/${gameId}`,
  };
}
