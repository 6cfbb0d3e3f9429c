import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router-dom';
import { latePart } from '../../../shared/lib/late-part';
import { space } from '../../../shared/theme/theme';
import { Tabs } from '../../../shared/ui/tabs';
import { fetchOffers, offersKey } from '../api/offers.api';
import type { HistoryFilter } from '../api/catalogue-history.api';
import { RESOURCES } from '../resources/resources';
import { useMayBeOwner } from '../hooks/use-role';
import { ALL_ROWS, queryOf, rowsWantedIn } from '../api/wanted-rows';
import type { RowsWanted } from '../api/wanted-rows';
import { HistoryPanel } from './history-panel';
import { PricesPanel } from './prices-panel';
import { ConsoleHead } from './console-head';
import { OffersPanel } from './offers-panel';
import { PeoplePanel } from './people-panel';
import { ReportedPanel } from './reported-panel';
import { ResourcePanel } from './resource-panel';

const DashboardPanel = latePart(async () => (await import('./dashboard-panel')).DashboardPanel);

const HISTORY = 'history';
const REPORTED = 'reported';
const PRICES = 'prices';
const PEOPLE = 'people';
const OFFERS = 'offers';
const DASHBOARD = 'dashboard';

/**
 * The four tables, makers' reports, prices, the history, the dashboard, a new version's corrections where there are any, and for
 * owners the admins. Tab, page and keyword are in the address:
 * `/admin?tab=workouts&page=2&keyword=벤치`, `/admin?tab=reported&state=ready`, `/admin?tab=prices&of=open`,
 * `/admin?tab=history&resource=workouts&id=3`.
 */
export function AdminConsole() {
  const mayBeOwner = useMayBeOwner();
  const offers = useQuery({ queryKey: offersKey, queryFn: fetchOffers });
  // Not left out where it could not be fetched whether there are any.
  const mayHaveOffers = offers.data ? offers.data.length > 0 : offers.isFetched;
  const [query, setQuery] = useSearchParams();
  const resource = RESOURCES.find(({ name }) => name === query.get('tab')) ?? RESOURCES[0];
  const tab =
    [HISTORY, REPORTED, PRICES, PEOPLE, OFFERS, DASHBOARD].find(name => name === query.get('tab')) ??
    resource.name;
  const page = countIn(query.get('page')) ?? 1;

  const go = (tab: string, nextPage: number, wanted: RowsWanted) =>
    setQuery(
      {
        tab,
        ...(nextPage > 1 && { page: String(nextPage) }),
        ...queryOf(wanted),
      },
      { replace: true },
    );

  const showHistory = ({ resource, resourceId }: HistoryFilter) =>
    setQuery({
      tab: HISTORY,
      ...(resource && { resource }),
      ...(resourceId !== null && { id: String(resourceId) }),
    });

  return (
    <div css={{ maxWidth: 'var(--page-wide)', margin: '0 auto', padding: `${space(6)} var(--gutter) 0` }}>
      <ConsoleHead />
      <div css={{ marginTop: space(4) }}>
        <Tabs
          label="관리할 목록"
          items={[
            ...RESOURCES.map(({ name, noun }) => ({ key: name, label: noun })),
            { key: REPORTED, label: '신고 제품' },
            { key: PRICES, label: '가격' },
            { key: HISTORY, label: '변경 이력' },
            { key: DASHBOARD, label: '현황' },
            ...(mayHaveOffers || tab === OFFERS
              ? [{ key: OFFERS, label: offers.data ? `새 판 ${offers.data.length}` : '새 판' }]
              : []),
            ...(mayBeOwner ? [{ key: PEOPLE, label: '관리자' }] : []),
          ]}
          active={tab}
          onSelect={name => go(name, 1, ALL_ROWS)}
        >
          {tab === HISTORY ? (
            <HistoryPanel
              filter={{
                resource: RESOURCES.find(({ name }) => name === query.get('resource'))?.name ?? null,
                resourceId: countIn(query.get('id')),
              }}
              onFilter={showHistory}
            />
          ) : tab === DASHBOARD ? (
            <DashboardPanel />
          ) : tab === OFFERS ? (
            <OffersPanel />
          ) : tab === PEOPLE ? (
            <PeoplePanel />
          ) : tab === PRICES ? (
            <PricesPanel
              list={query.get('of')}
              page={page}
              onGo={(of, next) =>
                setQuery({ tab: PRICES, of, ...(next > 1 && { page: String(next) }) }, { replace: true })
              }
            />
          ) : tab === REPORTED ? (
            <ReportedPanel
              state={query.get('state')}
              page={page}
              onGo={(state, next) =>
                setQuery({ tab: REPORTED, state, ...(next > 1 && { page: String(next) }) }, { replace: true })
              }
            />
          ) : (
            <ResourcePanel
              key={resource.name}
              resource={resource}
              page={page}
              wanted={rowsWantedIn(query)}
              onGo={(nextPage, wanted) => go(resource.name, nextPage, wanted)}
              onHistory={resourceId => showHistory({ resource: resource.name, resourceId })}
            />
          )}
        </Tabs>
      </div>
    </div>
  );
}

/** A whole number from an address, 1 or more; null where there is none. */
function countIn(written: string | null): number | null {
  const count = Number(written ?? 0);
  return Number.isSafeInteger(count) && count > 0 ? count : null;
}
