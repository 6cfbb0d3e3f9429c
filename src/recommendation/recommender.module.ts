import { Module } from '@nestjs/common';
import { CatalogueDataModule } from '../catalogue/catalogue-data.module.js';
import { KeptWeights } from './learning/kept-weights.service.js';
import { LoadEvidence } from './learning/load-evidence.service.js';
import { StrengthLearning } from './learning/strength-learning.service.js';
import { EngineCatalogue } from './recommenders/engine-catalogue.service.js';
import { MemberProfiles } from './recommenders/member-profile.service.js';
import { Recommender } from './recommenders/recommender.service.js';
import { SupplementRecommender } from './recommenders/supplement-recommender.service.js';
import { SupplementThread } from './recommenders/supplement-thread.service.js';
import { WorkoutRecommender } from './recommenders/workout-recommender.service.js';

/** The engine with what it needs to know: members, catalogue, and what was learned. */
@Module({
  imports: [CatalogueDataModule],
  providers: [
    EngineCatalogue,
    KeptWeights,
    LoadEvidence,
    MemberProfiles,
    Recommender,
    StrengthLearning,
    SupplementRecommender,
    SupplementThread,
    WorkoutRecommender,
  ],
  exports: [SupplementRecommender, LoadEvidence, MemberProfiles, Recommender, StrengthLearning],
})
export class RecommenderModule {}
