import { supplementPicture } from '../picture-paths.js';
import type { SavedParts } from '../search/saved-parts.js';
import { SearchIndex, type SearchQuery } from '../search/search-index.js';
import { supplementSearchDocument } from '../search/supplement-search-document.js';
import { CardStore, type CardName, type CardPage } from './card-store.js';
import type { ProductRow, VariantRow } from './product-rows.js';

/** The visible supplement products in memory: an index to find them and the finished list item of each. */
export class ProductShelf {
  private readonly index = new SearchIndex();
  /** By product; the id on a card is that of the variant that stands for it in lists: its cheapest. */
  private readonly cards = new CardStore();
  private names: string | undefined;

  put(row: ProductRow): void {
    const cheapest = cheapestVariant(row.variants);
    if (row.hidden || cheapest === undefined) return this.remove(row.id);
    const { id, koreanName, englishName, aliases, brand, source, supplementType, ingredientClasses } = row;
    this.index.upsert(
      supplementSearchDocument({
        id,
        koreanName,
        englishName,
        aliases,
        brand,
        source,
        supplementType,
        ingredientClasses,
        flavors: flavorsOf(row.variants),
      }),
    );
    this.cards.put(
      row.id,
      { id: cheapest.id, koreanName: row.koreanName },
      {
        flavor: cheapest.flavor,
        source: row.source === '' ? null : row.source,
        imageURL: supplementPicture(row, cheapest),
        description: row.description,
        price: cheapest.price,
        certified: row.certified,
        example: row.slug !== null,
      },
    );
    this.names = undefined;
  }

  remove(productId: number): void {
    this.index.remove(productId);
    this.cards.remove(productId);
    this.names = undefined;
  }

  search(query: SearchQuery): CardPage {
    const { ids, total } = this.index.search(query);
    return { json: this.cards.page(ids), total };
  }

  /** Up to ten names for what was typed so far. */
  suggest(keyword: string): CardName[] {
    return this.index.suggest(keyword).map(id => this.cards.name(id));
  }

  /** `[{id, koreanName}]` of every product, as JSON. */
  allNames(): string {
    this.names ??= this.cards.allNames();
    return this.names;
  }

  save(parts: SavedParts): void {
    this.index.save(parts.within('index'));
    this.cards.save(parts.within('cards'));
  }

  restore(parts: SavedParts): void {
    this.index.restore(parts.within('index'));
    this.cards.restore(parts.within('cards'));
  }
}

function flavorsOf(variants: VariantRow[]): string[] {
  const flavors: string[] = [];
  for (const { flavor } of variants) if (!flavors.includes(flavor)) flavors.push(flavor);
  return flavors;
}

/** The lowest price; of equal prices the lowest id. */
export function cheapestVariant<T extends Pick<VariantRow, 'id' | 'price'>>(variants: T[]): T | undefined {
  return variants.reduce<T | undefined>(
    (best, variant) =>
      best === undefined ||
      variant.price < best.price ||
      (variant.price === best.price && variant.id < best.id)
        ? variant
        : best,
    undefined,
  );
}
