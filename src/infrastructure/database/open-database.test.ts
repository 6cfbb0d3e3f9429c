import { requireMariadb } from './open-database.js';

test.each(['10.11.14-MariaDB-0+deb12u2', '11.4.2-MariaDB', '12.0.1-MariaDB-ubu2404-log'])(
  '%s will do',
  version => {
    expect(() => requireMariadb(version)).not.toThrow();
  },
);

test.each(['8.4.3', '9.1.0-commercial', '10.6.18-MariaDB', '10.1.2-MariaDB', '5.5.5-10.4.1', ''])(
  '%s will not',
  version => {
    expect(() => requireMariadb(version)).toThrow(/MariaDB 10\.11 or newer/);
  },
);
