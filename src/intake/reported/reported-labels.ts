/** A product that its maker reported to the ministry. */
export interface ReportedName {
  id: number;
  koreanName: string;
  brand: string;
}

export interface ReportedLabel extends ReportedName {
  /** Its standard and how it is taken, as reported. */
  text: string;
  /** Its raw materials and cautions, as reported. */
  also: string;
  /** Amounts per serving that an admin confirmed, by the engine's names; null if nobody did. */
  confirmed: Readonly<Record<string, number>> | null;
}

/** Products that makers reported to the ministry; the domain that fetches them implements this. */
export abstract class ReportedLabels {
  /** Up to ten that hold every word; those in the catalogue are left out. */
  abstract search(keyword: string): Promise<ReportedName[]>;

  abstract one(id: number): Promise<ReportedLabel | null>;
}
