import { Module } from '@nestjs/common';
import { RecommendationOutcomes } from './outcomes/recommendation-outcomes.service.js';
import { LoadDoubts } from './learning/load-doubts.service.js';
import { BodyDataModule } from '../body-data/public.js';
import { CatalogueDataModule } from '../catalogue/public.js';
import { MembersModule } from '../members/public.js';
import { TrainingPreferencesModule } from '../training-preferences/public.js';
import { HealthNotesModule } from '../user/public.js';
import { NextLoads } from './learning/next-loads.service.js';
import { Observations } from './learning/observations.service.js';
import { RecentTrainings } from './learning/recent-trainings.service.js';
import { RecommendedLoadsReader } from './learning/recommended-loads.service.js';
import { StrengthBeliefs } from './learning/strength-beliefs.service.js';
import { RecommendationPreviews } from './recommenders/recommendation-preview.service.js';
import { EngineCatalogue } from './inputs/engine-catalogue.service.js';
import { MemberProfiles } from './inputs/member-profile.service.js';
import { PlannedDays } from './recommenders/planned-days.service.js';
import { PlannedSessions } from './recommenders/planned-sessions.service.js';
import { Recommender } from './recommenders/recommender.service.js';
import { StackAudits } from './recommenders/stack-audits.service.js';
import { SupplementRecommender } from './recommenders/supplement-recommender.service.js';
import { SupplementThread } from './recommenders/supplement-thread.service.js';
import { TodaysHealth } from './recommenders/todays-health.service.js';
import { WeekInputs } from './recommenders/week-inputs.service.js';
import { WeekRecommender } from './recommenders/week-recommender.service.js';
import { WeekThread } from './recommenders/week-thread.service.js';
import { WorkoutInputs } from './recommenders/workout-inputs.service.js';
import { WorkoutRecommender } from './recommenders/workout-recommender.service.js';

/** The engine with its data: members, catalogue, and what was learned. */
@Module({
  imports: [BodyDataModule, CatalogueDataModule, HealthNotesModule, MembersModule, TrainingPreferencesModule],
  providers: [
    RecommendationPreviews,
    EngineCatalogue,
    LoadDoubts,
    MemberProfiles,
    NextLoads,
    Observations,
    PlannedDays,
    PlannedSessions,
    RecentTrainings,
    RecommendedLoadsReader,
    RecommendationOutcomes,
    Recommender,
    StackAudits,
    StrengthBeliefs,
    SupplementRecommender,
    SupplementThread,
    TodaysHealth,
    WeekInputs,
    WeekRecommender,
    WeekThread,
    WorkoutInputs,
    WorkoutRecommender,
  ],
  exports: [
    RecommendationPreviews,
    EngineCatalogue,
    LoadDoubts,
    MemberProfiles,
    NextLoads,
    Observations,
    PlannedDays,
    PlannedSessions,
    WeekRecommender,
    RecommendedLoadsReader,
    RecommendationOutcomes,
    Recommender,
    StackAudits,
    StrengthBeliefs,
    SupplementRecommender,
    TodaysHealth,
    WorkoutInputs,
  ],
})
export class RecommenderModule {}
