import { AdminInvitation } from './admin/entities/admin-invitation.entity.js';
import { AdminRecoveryCode } from './admin/entities/admin-recovery-code.entity.js';
import { AdminSecondFactor } from './admin/entities/admin-second-factor.entity.js';
import { CatalogueImportRow } from './admin/imports/entities/catalogue-import-row.entity.js';
import { CatalogueImport } from './admin/imports/entities/catalogue-import.entity.js';
import { LinkCheck } from './admin/links/entities/link-check.entity.js';
import { PriceFetch } from './admin/prices/entities/price-fetch.entity.js';
import { PriceOffers } from './admin/prices/entities/price-offers.entity.js';
import { ReportedFetch } from './admin/reported/entities/reported-fetch.entity.js';
import { ReportedProduct } from './admin/reported/entities/reported-product.entity.js';
import { Admin } from './admin/entities/admin.entity.js';
import { AuditLog } from './audit/audit-log.entity.js';
import { KnownDevice } from './auth/devices/known-device.entity.js';
import { Login } from './auth/entities/login.entity.js';
import { Passkey } from './auth/passkeys/passkey.entity.js';
import { SpentChallenge } from './auth/passkeys/spent-challenge.entity.js';
import { Identity } from './auth/providers/identity.entity.js';
import { VerificationCode } from './auth/entities/verification-code.entity.js';
import { Backup } from './backup/entities/backup.entity.js';
import { BodyData } from './body-data/entities/body-data.entity.js';
import { BodyGoal } from './body-data/entities/body-goal.entity.js';
import { BodyPart } from './catalogue/entities/body-part.entity.js';
import { CatalogueChange } from './catalogue/entities/catalogue-change.entity.js';
import { CatalogueState } from './catalogue/entities/catalogue-state.entity.js';
import { Machine } from './catalogue/entities/machine.entity.js';
import { IgnoredSearch, MissedSearch } from './catalogue/missed/missed-search.entity.js';
import { SeedLedgerEntry } from './catalogue/entities/seed-ledger-entry.entity.js';
import { SeedOffer } from './catalogue/entities/seed-offer.entity.js';
import { SupplementProduct } from './catalogue/entities/supplement-product.entity.js';
import { Supplement } from './catalogue/entities/supplement.entity.js';
import { UnseenItem } from './catalogue/entities/unseen-item.entity.js';
import { WorkoutBodyPart } from './catalogue/entities/workout-body-part.entity.js';
import { WorkoutMachine } from './catalogue/entities/workout-machine.entity.js';
import { Workout } from './catalogue/entities/workout.entity.js';
import { Instance } from './health/instances/instance.entity.js';
import { Job } from './infrastructure/jobs/job.entity.js';
import { IntakeItem } from './intake/entities/intake-item.entity.js';
import { MySupplement } from './myfit/entities/my-supplement.entity.js';
import { GoneRoutine } from './myfit/entities/gone-routine.entity.js';
import { RoutineShare } from './myfit/sharing/routine-share.entity.js';
import { MyWorkout } from './myfit/entities/my-workout.entity.js';
import { Routine } from './myfit/entities/routine.entity.js';
import { PushSettings } from './push/entities/push-settings.entity.js';
import { PushSubscriptionRow } from './push/entities/push-subscription.entity.js';
import { RecommendationOutcome } from './recommendation/entities/recommendation-outcome.entity.js';
import { RecommendationHistory } from './recommendation/entities/recommendation-history.entity.js';
import { StrengthBeliefRow } from './recommendation/entities/strength-belief.entity.js';
import { GoneRecommendation } from './recommendation/entities/gone-recommendation.entity.js';
import { StrengthObservation } from './recommendation/entities/strength-observation.entity.js';
import { ExcludedWorkout } from './training-preferences/entities/excluded-workout.entity.js';
import { TrainingChoices } from './training-preferences/entities/training-choices.entity.js';
import { TrainingPlace } from './training-preferences/entities/training-place.entity.js';
import { ImportName } from './training/entities/import-name.entity.js';
import { ImportedSession } from './training/entities/imported-session.entity.js';
import { TrainingBreak } from './training/entities/training-break.entity.js';
import { TrainingImport } from './training/entities/training-import.entity.js';
import { TrainingLog } from './training/entities/training-log.entity.js';
import { TrainingSession } from './training/entities/training-session.entity.js';
import { CalendarFeed } from './week/calendar/calendar-feed.entity.js';
import { TrainingWeek } from './week/entities/training-week.entity.js';
import { WeekDisplay } from './week/entities/week-display.entity.js';
import { TrainingSet } from './training/entities/training-set.entity.js';
import { UserAgreement } from './user/entities/user-agreement.entity.js';
import { UserHealth } from './user/entities/user-health.entity.js';
import { User } from './members/user.entity.js';

/** All tables, for the data source. */
export const ENTITIES = [
  Admin,
  AdminInvitation,
  AdminRecoveryCode,
  AdminSecondFactor,
  AuditLog,
  Backup,
  BodyData,
  BodyGoal,
  BodyPart,
  CalendarFeed,
  CatalogueChange,
  CatalogueImport,
  CatalogueImportRow,
  CatalogueState,
  ExcludedWorkout,
  GoneRecommendation,
  GoneRoutine,
  IgnoredSearch,
  ImportName,
  ImportedSession,
  Instance,
  IntakeItem,
  Job,
  KnownDevice,
  LinkCheck,
  Login,
  Machine,
  MissedSearch,
  MySupplement,
  MyWorkout,
  RoutineShare,
  Passkey,
  Identity,
  RecommendationOutcome,
  RecommendationHistory,
  PriceFetch,
  PriceOffers,
  PushSettings,
  PushSubscriptionRow,
  ReportedFetch,
  ReportedProduct,
  Routine,
  SeedLedgerEntry,
  SeedOffer,
  SpentChallenge,
  StrengthBeliefRow,
  StrengthObservation,
  Supplement,
  SupplementProduct,
  TrainingChoices,
  TrainingImport,
  TrainingLog,
  TrainingPlace,
  TrainingSession,
  TrainingSet,
  TrainingBreak,
  TrainingWeek,
  WeekDisplay,
  UnseenItem,
  User,
  UserAgreement,
  UserHealth,
  VerificationCode,
  Workout,
  WorkoutBodyPart,
  WorkoutMachine,
];
