import { Injectable } from '@nestjs/common';
import { ExportsAccountPart, type AccountExportPart } from '../account-export/public.js';
import { BodyGoalsService } from './body-goals.service.js';
import { BodyGoalDto } from './dto/body-goal.dto.js';

@Injectable()
@ExportsAccountPart('bodyGoal', BodyGoalDto)
export class BodyGoalExport implements AccountExportPart<BodyGoalDto> {
  constructor(private readonly goals: BodyGoalsService) {}

  of(userId: number): Promise<BodyGoalDto> {
    return this.goals.of(userId);
  }
}
