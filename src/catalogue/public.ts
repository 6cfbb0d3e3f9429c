export { CatalogueDataModule } from './catalogue-data.module.js';
export { CatalogueItems } from './catalogue-items.service.js';
export { CatalogueModule } from './catalogue.module.js';
export {
  ALLERGENS,
  BASE_LIFTS,
  BODY_PARTS,
  CONDITIONS,
  LOAD_TYPES,
  MEDICINES,
  READINESS_QUESTIONS,
  SORE_AREAS,
  SUPPLEMENT_PURPOSES,
  SUPPLEMENT_TYPES,
  SURGERY_AREAS,
  isStrengthTraining,
  type Allergen,
  type BaseLift,
  type BodyPartName,
  type Condition,
  type LoadType,
  type Medicine,
  type ReadinessQuestion,
  type SoreArea,
  type SupplementPurpose,
  type SupplementType,
  type SurgeryArea,
} from './catalogue.vocabulary.js';
export {
  CatalogueChanges,
  type AddedCatalogueItem,
  type ChangedCatalogueItem,
} from './changes/catalogue-changes.service.js';
export {
  CATALOGUE_RESOURCES,
  type CatalogueResource,
  type CatalogueResourceName,
} from './editing/catalogue-resource.js';
export {
  IdentifiedBodyPartInput,
  IdentifiedMachineInput,
  IdentifiedSupplementInput,
  IdentifiedWorkoutInput,
} from './editing/dto/identified.inputs.js';
export {
  AdminBodyPartDto,
  AdminMachineDto,
  AdminSupplementDto,
  AdminWorkoutDto,
} from './editing/dto/rows.dto.js';
export { catalogueLinks } from './editing/catalogue-links.js';
export { exampleProducts } from './editing/example-products.js';
export { BodyPartResource, MachineResource } from './editing/named.resource.js';
export type { RowsWanted } from './editing/listed-rows.js';
export { soldVariants, type SoldVariant } from './editing/sold-variants.js';
export { SupplementResource } from './editing/supplement.resource.js';
export { REVIEWED_NONE } from './editing/dto/field.decorators.js';
export { WorkoutInput } from './editing/dto/workout.input.js';
export { WorkoutResource } from './editing/workout.resource.js';
export { SEARCHED_KINDS, type SearchedKind } from './missed/missed-keyword.js';
export { LABEL_INGREDIENTS } from './label/label-ingredients.js';
export { readLabel, type LabelReading } from './label/label-reading.js';
export { labelServing, type LabelServing } from './label/label-serving.js';
export { labelNumber, MICROGRAMS_PER_IU_OF_VITAMIN_D, milligramsIn, plainLabel } from './label/label-text.js';
export { MissedSearches } from './missed/missed-searches.service.js';
export { knownBodyParts, requireKnownMachines } from './known-names.js';
export {
  LOAD_LABELS,
  loadLabelOf,
  REPEAT_UNITS,
  repeatUnitOf,
  type LoadLabel,
  type RepeatUnit,
} from './load-label.js';
export { oldBefore, PRICE_SOURCES, type PriceOrigin, type PriceSource } from './price-age.js';
export { supplementPicture, workoutPicture } from './picture-paths.js';
export { CatalogueReadModel } from './read-model/catalogue-read-model.service.js';
export type { ProductFacts, ProductRow, WorkoutRow } from './read-model/catalogue-rows.js';
export { RowReader } from './read-model/row-reader.js';
export type { Supplement } from './entities/supplement.entity.js';
export { AMOUNT_FIELDS, SupplementInput } from './editing/dto/supplement.input.js';
export { SeedOffers } from './offers/seed-offers.service.js';
export { WorkoutsService } from './workouts.service.js';
export { NamedDto } from './dto/names.dto.js';
export { CatalogueSearchThread } from './search/catalogue-search-thread.js';
