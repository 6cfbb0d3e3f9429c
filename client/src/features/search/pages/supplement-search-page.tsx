import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { dotted, formatWon } from '../../../shared/lib/format';
import { usePageTitle } from '../../../shared/lib/use-page-title';
import { text } from '../../../shared/theme/theme';
import { useSeverelyThin } from '../../../shared/widgets/body-data/severely-thin';
import { speaksOfLosing } from '../../../shared/widgets/body-data/losing-words';
import { PriceNote } from '../../../shared/widgets/supplement/price-note';
import { ProductMarks } from '../../../shared/widgets/supplement/product-marks';
import { searchSupplements, suggestSupplements } from '../api/search.api';
import type { ResultPage, SupplementItem } from '../api/search.api';
import { searchKeys } from '../api/search.keys';
import { MarkedName } from '../components/marked-name';
import { FIRST_SCREEN, ResultCard } from '../../../shared/widgets/result-card';
import { SearchScreen } from '../components/search-screen';
import { useSearchAddress } from '../hooks/use-search-address';
import { SUPPLEMENT_CHIPS, SUPPLEMENT_TYPE_FILTERS } from '../lib/search-filters';

const isForLosing = ({ koreanName, description }: SupplementItem): boolean =>
  speaksOfLosing(koreanName, description);

/** A page of products without those for losing weight. */
function withoutLosing(page: ResultPage<SupplementItem>): ResultPage<SupplementItem> {
  const items = page.items.filter(each => !isForLosing(each));
  return { ...page, items, total: page.total - page.items.length + items.length };
}

const TYPES = SUPPLEMENT_TYPE_FILTERS.map(({ value }) => value);

export function SupplementSearchPage() {
  const address = useSearchAddress('searchsupplement', 'type', TYPES);
  const { page, keyword } = address;
  const type = TYPES.find(value => value === address.filter) ?? null;
  usePageTitle(keyword ? `${keyword} 보충제 검색` : '보충제 검색');
  const result = useQuery({
    queryKey: searchKeys.supplements(page, keyword, type),
    queryFn: ({ signal }) => searchSupplements(page, keyword, type, signal),
    enabled: keyword !== '',
    placeholderData: keepPreviousData,
  });
  const thin = useSeverelyThin();
  // The server leaves them out, too, but a prerendered page shows what visitors see.
  const data = thin !== false && result.data ? withoutLosing(result.data) : result.data;
  const detailPath = (id: number) => `/searchsupplement/${page}/supplementdetail/${id}`;
  return (
    <SearchScreen
      base="searchsupplement"
      noun="보충제"
      placeholder="보충제 이름을 검색해 보세요"
      chips={SUPPLEMENT_CHIPS}
      suggest={suggestSupplements}
      detailPath={detailPath}
      filterLabel="보충제 종류"
      filters={SUPPLEMENT_TYPE_FILTERS}
      address={address}
      result={{ ...result, data }}
      renderItem={(supplement, index) => (
        <ResultCard
          key={supplement.id}
          to={detailPath(supplement.id)}
          inFirstScreen={index < FIRST_SCREEN}
          picture={supplement.imageURL}
          pictureInset={20}
          name={<MarkedName name={supplement.koreanName} keyword={keyword} />}
          subtitle={<MarkedName name={dotted([supplement.source, supplement.flavor])} keyword={keyword} />}
          facts={
            <>
              <strong css={[text.number, { fontSize: '1.125rem' }]}>{formatWon(supplement.price)}</strong>
              <PriceNote pricedOn={supplement.pricedOn} old={supplement.oldPrice} short />
            </>
          }
          description={supplement.description}
          forLosing={isForLosing(supplement)}
          marks={<ProductMarks certified={supplement.certified} example={supplement.example} />}
        />
      )}
    />
  );
}
