import { Injectable } from '@nestjs/common';
import { ApiProperty } from '@nestjs/swagger';
import { ExportsAccountPart, type AccountExportPart } from '../../account-export/public.js';
import { Database } from '../../infrastructure/database/database.js';
import { TrainingImportDto } from '../dto/training-import.dto.js';
import { ImportName } from '../entities/import-name.entity.js';
import { TrainingImports } from '../import/training-imports.service.js';

class ExportedNameDto {
  @ApiProperty({ description: '다른 앱의 이름', example: 'Zercher Squat' })
  name: string;

  @ApiProperty({ description: '뜻하는 운동, null이면 빼요.', type: 'integer', nullable: true, example: 12 })
  workoutId: number | null;
}

class ExportedImportsDto {
  @ApiProperty({ type: [TrainingImportDto] })
  imports: TrainingImportDto[];

  @ApiProperty({ description: '직접 정한 이름의 뜻', type: [ExportedNameDto] })
  names: ExportedNameDto[];
}

/** A member's imports from other applications, for the member; the sets are in the log. */
@Injectable()
@ExportsAccountPart('trainingImports', ExportedImportsDto)
export class TrainingImportsExport implements AccountExportPart<ExportedImportsDto> {
  constructor(
    private readonly database: Database,
    private readonly imports: TrainingImports,
  ) {}

  async of(userId: number): Promise<ExportedImportsDto> {
    const names = await this.database.read.findBy(ImportName, { userId });
    return {
      imports: await this.imports.list(userId),
      names: names.map(({ name, workoutId }) => ({ name, workoutId })),
    };
  }
}
