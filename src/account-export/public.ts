export { ExportsAccountPart, type AccountExportPart } from './account-export-part.js';
