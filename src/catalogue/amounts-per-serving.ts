/** Amounts in one serving. Grams unless the name says otherwise; absent = not declared. */
export interface ServingAmounts {
  kcal?: number;
  carbohydrateG?: number;
  proteinG?: number;
  fatG?: number;
  leucineG?: number;
  isoLeucineG?: number;
  valineG?: number;
  methionineG?: number;
  phenylalanineG?: number;
  threonineG?: number;
  lCarnitineG?: number;
  lGlutamineG?: number;
  lAlanineG?: number;
  lLysineG?: number;
  creatineG?: number;
  caffeineMg?: number;
  betaAlanineG?: number;
  citrullineMalateG?: number;
  eaaG?: number;
  bcaaG?: number;
  hmbG?: number;
  hcaG?: number;
  catechinMg?: number;
  egcgMg?: number;
  claG?: number;
  epaDhaG?: number;
  magnesiumMg?: number;
  zincMg?: number;
  vitaminDUg?: number;
  vitaminB6Mg?: number;
  collagenG?: number;
  glucosamineG?: number;
  msmG?: number;
  hyaluronicAcidMg?: number;
}
