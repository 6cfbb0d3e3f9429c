export { BackupLog, BackupLogModule } from './backup-log.service.js';
