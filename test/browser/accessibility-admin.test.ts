import { checkScreensOf } from './screens/accessibility-checks.js';

checkScreensOf('admin');
