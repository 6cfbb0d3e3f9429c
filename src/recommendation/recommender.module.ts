import { Module } from '@nestjs/common';
import { RecommendationEnds } from './ends/recommendation-ends.service.js';
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
import { AppearancesService } from './recommenders/appearances.service.js';
import { EngineCatalogue } from './recommenders/engine-catalogue.service.js';
import { MemberProfiles } from './recommenders/member-profile.service.js';
import { PlannedSessions } from './recommenders/planned-sessions.service.js';
import { Recommender } from './recommenders/recommender.service.js';
import { SupplementRecommender } from './recommenders/supplement-recommender.service.js';
import { SupplementThread } from './recommenders/supplement-thread.service.js';
import { WorkoutInputs } from './recommenders/workout-inputs.service.js';
import { WorkoutRecommender } from './recommenders/workout-recommender.service.js';

/** The engine with what it needs to know: members, catalogue, and what was learned. */
@Module({
  imports: [BodyDataModule, CatalogueDataModule, HealthNotesModule, MembersModule, TrainingPreferencesModule],
  providers: [
    AppearancesService,
    EngineCatalogue,
    LoadDoubts,
    MemberProfiles,
    NextLoads,
    Observations,
    PlannedSessions,
    RecentTrainings,
    RecommendedLoadsReader,
    RecommendationEnds,
    Recommender,
    StrengthBeliefs,
    SupplementRecommender,
    SupplementThread,
    WorkoutInputs,
    WorkoutRecommender,
  ],
  exports: [
    AppearancesService,
    EngineCatalogue,
    LoadDoubts,
    MemberProfiles,
    NextLoads,
    Observations,
    PlannedSessions,
    RecommendedLoadsReader,
    RecommendationEnds,
    Recommender,
    StrengthBeliefs,
    SupplementRecommender,
    WorkoutInputs,
  ],
})
export class RecommenderModule {}
