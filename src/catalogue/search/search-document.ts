/** A group that lists can be narrowed to. Rank 0 comes before rank 1 in such a list: primary before secondary. */
export type SearchFacet = { name: string; rank: 0 | 1 };

/** What names a workout or product, as rows have it. */
export type NameFields = 'id' | 'koreanName' | 'englishName' | 'aliases';

/** What the index knows of one workout or product. */
export interface SearchDocument {
  /** Positive integer, unique in its index. */
  id: number;
  /** Korean name. */
  name: string;
  englishName: string;
  /** What people type instead of the name: 턱걸이, 사레레. */
  aliases: readonly string[];
  /** Texts that say what it is: body parts, machines, type. */
  strongTexts: readonly string[];
  /** Texts that merely concern it: brand, source, synonyms of its groups. */
  weakTexts: readonly string[];
  facets: readonly SearchFacet[];
  /** Comes after all others but where its very name or alias was typed. */
  aside?: boolean;
  /** 0 to 7: among equally good matches the plain thing comes before its special forms. */
  specialness: number;
  /** Order among equally good matches and of lists without keyword, lowest first; equal keys go by id. */
  sortKey: number;
}
