import { Members1700000000001 } from './1700000000001-members.js';
import { Logins1700000000002 } from './1700000000002-logins.js';
import { Catalogue1700000000003 } from './1700000000003-catalogue.js';
import { Recommendations1700000000004 } from './1700000000004-recommendations.js';
import { Myfit1700000000005 } from './1700000000005-myfit.js';
import { AuditLogs1700000000006 } from './1700000000006-audit-logs.js';
import { CatalogueBookkeeping1700000000020 } from './1700000000020-catalogue-bookkeeping.js';
import { SupplementSeedIndex1700000000021 } from './1700000000021-supplement-seed-index.js';
import { KeptWeights1700000000022 } from './1700000000022-kept-weights.js';
import { WorkoutStaple1700000000030 } from './1700000000030-workout-staple.js';
import { WorkoutStresses1700000000110 } from './1700000000110-workout-stresses.js';
import { ExcludedWorkouts1700000000120 } from './1700000000120-excluded-workouts.js';
import { StrengthObservations1700000000130 } from './1700000000130-strength-observations.js';
import { RoutineModes1700000000131 } from './1700000000131-routine-modes.js';
import { ApprovedFunctions1700000000140 } from './1700000000140-approved-functions.js';
import { HealthMedicines1700000000141 } from './1700000000141-health-medicines.js';
import { HealthAnswers1700000000142 } from './1700000000142-health-answers.js';
import { SingleDumbbells1700000000143 } from './1700000000143-single-dumbbells.js';
import { Readiness1700000000150 } from './1700000000150-readiness.js';
import { TrainingPreferences1700000000151 } from './1700000000151-training-preferences.js';
import { MailAddresses1700000000170 } from './1700000000170-mail-addresses.js';
import { PresetsBySex1700000000152 } from './1700000000152-presets-by-sex.js';
import { Devices1700000000180 } from './1700000000180-devices.js';
import { AdminSecondFactors1700000000181 } from './1700000000181-admin-second-factors.js';
import { Jobs1700000000200 } from './1700000000200-jobs.js';
import { Instances1700000000201 } from './1700000000201-instances.js';
import { WideIds1700000000202 } from './1700000000202-wide-ids.js';
import { TrainingLog1700000000210 } from './1700000000210-training-log.js';
import { TrainingImports1700000000212 } from './1700000000212-training-imports.js';
import { TrainingImportSets1700000000213 } from './1700000000213-training-import-sets.js';
import { UnseenRenewals1700000000214 } from './1700000000214-unseen-renewals.js';
import { AuditLogsByResource1700000000240 } from './1700000000240-audit-logs-by-resource.js';
import { ReportedProducts1700000000241 } from './1700000000241-reported-products.js';
import { PriceSources1700000000242 } from './1700000000242-price-sources.js';
import { PriceOffers1700000000243 } from './1700000000243-price-offers.js';
import { Backups1700000000244 } from './1700000000244-backups.js';
import { MissedSearches1700000000245 } from './1700000000245-missed-searches.js';
import { LinkChecks1700000000246 } from './1700000000246-link-checks.js';
import { RecommendationEnds1700000000247 } from './1700000000247-recommendation-ends.js';
import { UnseenItems1700000000248 } from './1700000000248-unseen-items.js';
import { CatalogueImports1700000000256 } from './1700000000256-catalogue-imports.js';
import { AdminPeople1700000000257 } from './1700000000257-admin-people.js';
import { SeedCorrections1700000000258 } from './1700000000258-seed-corrections.js';
import { RoutineRequests1700000000270 } from './1700000000270-routine-requests.js';
import { BodyGoals1700000000271 } from './1700000000271-body-goals.js';
import { KeptKeys1700000000272 } from './1700000000272-kept-keys.js';
import { WorkoutFacts1700000000280 } from './1700000000280-workout-facts.js';
import { OperationsAndBirths1700000000285 } from './1700000000285-operations-and-births.js';
import { SessionWrites1700000000290 } from './1700000000290-session-writes.js';
import { HeldObservations1700000000291 } from './1700000000291-held-observations.js';
import { GoneRoutines1700000000292 } from './1700000000292-gone-routines.js';
import { GoneRecommendations1700000000293 } from './1700000000293-gone-recommendations.js';
import { TrainingWeeks1700000000310 } from './1700000000310-training-weeks.js';
import { RecommendationRequests1700000000320 } from './1700000000320-recommendation-requests.js';
import { IntakeItems1700000000340 } from './1700000000340-intake-items.js';
import { StopRules1700000000300 } from './1700000000300-stop-rules.js';
import { TrainingBreaks1700000000330 } from './1700000000330-training-breaks.js';
import { Passkeys1700000000350 } from './1700000000350-passkeys.js';
import { CalendarFeeds1700000000351 } from './1700000000351-calendar-feeds.js';
import { MendedImports1700000000370 } from './1700000000370-mended-imports.js';
import { CardioSessions1700000000360 } from './1700000000360-cardio-sessions.js';
import { RoutineShares1700000000381 } from './1700000000381-routine-shares.js';
import { LockVersions1700000000395 } from './1700000000395-lock-versions.js';
import { ReportedProductNameLines1700000000396 } from './1700000000396-reported-product-name-lines.js';
import { IntakeLabels1700000000400 } from './1700000000400-intake-labels.js';
import { IntakeUnmeasured1700000000401 } from './1700000000401-intake-unmeasured.js';
import { MemberRevisions1700000000410 } from './1700000000410-member-revisions.js';
import { ServedEvents1700000000420 } from './1700000000420-served-events.js';
import { WeekCardio1700000000392 } from './1700000000392-week-cardio.js';
import { Identities1700000000380 } from './1700000000380-identities.js';
import { WebPush1700000000382 } from './1700000000382-web-push.js';
import { PushKeyOfInstances1700000000383 } from './1700000000383-push-key-of-instances.js';
import { WeekDisplays1700000000384 } from './1700000000384-week-displays.js';
import { ReportedProductNames1700000000390 } from './1700000000390-reported-product-names.js';

/** In the order they run. */
export const MIGRATIONS = [
  Members1700000000001,
  Logins1700000000002,
  Catalogue1700000000003,
  Recommendations1700000000004,
  Myfit1700000000005,
  AuditLogs1700000000006,
  CatalogueBookkeeping1700000000020,
  SupplementSeedIndex1700000000021,
  KeptWeights1700000000022,
  WorkoutStaple1700000000030,
  WorkoutStresses1700000000110,
  ExcludedWorkouts1700000000120,
  StrengthObservations1700000000130,
  RoutineModes1700000000131,
  ApprovedFunctions1700000000140,
  HealthMedicines1700000000141,
  HealthAnswers1700000000142,
  SingleDumbbells1700000000143,
  Readiness1700000000150,
  TrainingPreferences1700000000151,
  PresetsBySex1700000000152,
  MailAddresses1700000000170,
  Devices1700000000180,
  AdminSecondFactors1700000000181,
  Jobs1700000000200,
  Instances1700000000201,
  WideIds1700000000202,
  TrainingLog1700000000210,
  TrainingImports1700000000212,
  TrainingImportSets1700000000213,
  UnseenRenewals1700000000214,
  AuditLogsByResource1700000000240,
  ReportedProducts1700000000241,
  PriceSources1700000000242,
  PriceOffers1700000000243,
  Backups1700000000244,
  MissedSearches1700000000245,
  LinkChecks1700000000246,
  RecommendationEnds1700000000247,
  UnseenItems1700000000248,
  CatalogueImports1700000000256,
  AdminPeople1700000000257,
  SeedCorrections1700000000258,
  RoutineRequests1700000000270,
  BodyGoals1700000000271,
  KeptKeys1700000000272,
  WorkoutFacts1700000000280,
  OperationsAndBirths1700000000285,
  SessionWrites1700000000290,
  HeldObservations1700000000291,
  GoneRoutines1700000000292,
  GoneRecommendations1700000000293,
  StopRules1700000000300,
  TrainingWeeks1700000000310,
  RecommendationRequests1700000000320,
  TrainingBreaks1700000000330,
  IntakeItems1700000000340,
  Passkeys1700000000350,
  CalendarFeeds1700000000351,
  CardioSessions1700000000360,
  MendedImports1700000000370,
  Identities1700000000380,
  RoutineShares1700000000381,
  WebPush1700000000382,
  PushKeyOfInstances1700000000383,
  WeekDisplays1700000000384,
  ReportedProductNames1700000000390,
  WeekCardio1700000000392,
  LockVersions1700000000395,
  ReportedProductNameLines1700000000396,
  IntakeLabels1700000000400,
  IntakeUnmeasured1700000000401,
  MemberRevisions1700000000410,
  ServedEvents1700000000420,
];
