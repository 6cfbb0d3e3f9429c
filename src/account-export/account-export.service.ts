import { Injectable } from '@nestjs/common';
import { In } from 'typeorm';
import { SessionsService } from '../auth/sessions/sessions.service.js';
import { BodyDataService } from '../body-data/body-data.service.js';
import { Workout } from '../catalogue/entities/workout.entity.js';
import { AppError } from '../common/errors/app-error.js';
import { Database } from '../infrastructure/database/database.js';
import { MySupplement } from '../myfit/entities/my-supplement.entity.js';
import { MyWorkout } from '../myfit/entities/my-workout.entity.js';
import { Routine } from '../myfit/entities/routine.entity.js';
import { RecommendationHistory } from '../recommendation/entities/recommendation-history.entity.js';
import { StrengthObservation } from '../recommendation/entities/strength-observation.entity.js';
import { TrainingPreferencesService } from '../training-preferences/training-preferences.service.js';
import { TrainingExport } from '../training/export/training-export.service.js';
import type { AccountExportDto } from './dto/account-export.dto.js';
import { ProfileDto } from '../user/dto/profile.dto.js';
import { UserAgreement } from '../user/entities/user-agreement.entity.js';
import { User } from '../user/entities/user.entity.js';
import { HealthNotesService } from '../user/health-notes.service.js';

/** Gathers everything that is kept of a member. Every table that refers to `users` has its place here. */
@Injectable()
export class AccountExportService {
  constructor(
    private readonly database: Database,
    private readonly bodyData: BodyDataService,
    private readonly healthNotes: HealthNotesService,
    private readonly sessions: SessionsService,
    private readonly training: TrainingPreferencesService,
    private readonly trainingLog: TrainingExport,
  ) {}

  async of(userId: number): Promise<AccountExportDto> {
    return {
      user: await this.user(userId),
      bodyData: (await this.bodyData.list(userId)).rows,
      routines: await this.routines(userId),
      supplements: await this.supplements(userId),
      recommendations: await this.recommendations(userId),
      health: await this.health(userId),
      training: await this.training.of(userId),
      trainingLog: await this.trainingLog.of(userId),
    };
  }

  private async user(userId: number): Promise<AccountExportDto['user']> {
    const user = await this.database.read.findOneBy(User, { id: userId });
    if (!user) throw new AppError('UNAUTHENTICATED_EXCEPTION');
    const agreements = await this.database.read.find(UserAgreement, {
      where: { userId },
      order: { id: 'ASC' },
    });
    return {
      ...ProfileDto.from(user),
      createdAt: user.createdAt,
      logins: await this.logins(userId),
      agreements: agreements.map(({ kind, agreedAt }) => ({ kind, agreedAt })),
    };
  }

  private async logins(userId: number): Promise<AccountExportDto['user']['logins']> {
    const logins = await this.sessions.list({ role: 'member', id: userId, loginId: 0 });
    return logins.map(({ deviceName, createdAt, lastUsedAt }) => ({ deviceName, createdAt, lastUsedAt }));
  }

  private async routines(userId: number): Promise<AccountExportDto['routines']> {
    const routines = await this.database.read.find(Routine, {
      where: { userId },
      order: { routineIndex: 'ASC' },
    });
    const workouts = await this.database.read.find(MyWorkout, {
      where: { routine: { userId } },
      relations: { workout: true },
      order: { myWorkoutIndex: 'ASC' },
    });
    return routines.map(({ id, routineName, routineIndex, deletedAt }) => ({
      routineName,
      routineIndex,
      deletedAt,
      workouts: workouts
        .filter(({ routineId }) => routineId === id)
        .map(({ workout, myWorkoutIndex, weight, rep, setCount, createdAt }) => ({
          workoutName: workout.koreanName,
          myWorkoutIndex,
          weight,
          rep,
          setCount,
          createdAt,
        })),
    }));
  }

  private async supplements(userId: number): Promise<AccountExportDto['supplements']> {
    const rows = await this.database.read.find(MySupplement, {
      where: { userId },
      relations: { supplement: { product: true } },
      order: { id: 'ASC' },
    });
    return rows.map(({ supplement, createdAt }) => ({
      supplementName: supplement.product.koreanName,
      flavor: supplement.flavor,
      servings: supplement.servings,
      createdAt,
    }));
  }

  private async recommendations(userId: number): Promise<AccountExportDto['recommendations']> {
    const rows = await this.database.read.find(RecommendationHistory, {
      where: { userId },
      order: { id: 'DESC' },
    });
    return rows.map(({ id, type, state, createdAt, request, result }) => ({
      id,
      type,
      status: state,
      createdAt,
      request,
      result,
    }));
  }

  private async health(userId: number): Promise<AccountExportDto['health']> {
    const observed = await this.database.read.find(StrengthObservation, {
      where: { userId },
      order: { date: 'ASC', id: 'ASC' },
    });
    const workouts = await this.database.read.find(Workout, {
      select: { id: true, koreanName: true },
      where: { id: In([...new Set(observed.flatMap(({ workoutId }) => workoutId ?? []))]) },
    });
    const names = new Map(workouts.map(({ id, koreanName }) => [id, koreanName]));
    return {
      ...(await this.healthNotes.of(userId)),
      strengthObservations: observed.map(({ date, workoutId, seen }) => ({
        date,
        workoutName: workoutId === null ? null : (names.get(workoutId) ?? null),
        seen: { ...seen },
      })),
    };
  }
}
