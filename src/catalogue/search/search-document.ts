/** A group that can filter lists. Rank 0 comes before rank 1 in such a list: primary before secondary. */
export type SearchFacet = { name: string; rank: 0 | 1 };

/** The naming fields of a workout or product row. */
export type NameFields = 'id' | 'koreanName' | 'englishName' | 'aliases';

/** One workout or product in the index. */
export interface SearchDocument {
  /** Positive integer, unique in its index. */
  id: number;
  /** Korean name. */
  name: string;
  englishName: string;
  /** What people type instead of the name: 턱걸이, 사레레. */
  aliases: readonly string[];
  /** Texts that describe it: body parts, machines, type. */
  strongTexts: readonly string[];
  /** Loosely related texts: brand, source, synonyms of its groups. */
  weakTexts: readonly string[];
  facets: readonly SearchFacet[];
  /** Ranks after all others unless its exact name or alias was typed. */
  aside?: boolean;
  /** 0 to 7: among equally good matches, plain things come before special forms. */
  specialness: number;
  /** Order among equally good matches and of lists without a keyword, lowest first; ties go by id. */
  sortKey: number;
}
