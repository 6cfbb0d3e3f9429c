import { checkScreensOf } from './screens/accessibility-checks.js';

checkScreensOf('member');
