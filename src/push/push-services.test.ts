import { isPushEndpoint } from './push-services.js';

describe('an address to push to', () => {
  it.each([
    'https://fcm.googleapis.com/fcm/send/abc:def',
    'https://updates.push.services.mozilla.com/wpush/v2/gAAAA',
    'https://web.push.apple.com/QGx',
    'https://wns2-par02p.notify.windows.com/w/?token=BQY%2b',
  ])('is a known service: %s', endpoint => {
    expect(isPushEndpoint(endpoint, [])).toBe(true);
  });

  it.each([
    'http://fcm.googleapis.com/fcm/send/abc',
    'https://fcm.googleapis.com:8443/x',
    'https://fcm.googleapis.com./x',
    'https://fcm.googleapis.com.evil.example/x',
    'https://evil-fcm.googleapis.com/x',
    'https://push.apple.com/x',
    'https://evilpush.apple.com/x',
    'https://.push.apple.com/x',
    'https://notify.windows.com.evil.example/x',
    'https://user@fcm.googleapis.com/x',
    'https://user:password@fcm.googleapis.com/x',
    'https://:password@fcm.googleapis.com/x',
    'https://fcm.googleapis.com@10.0.0.1/x',
    'https://fcm.googleapis.com\\@10.0.0.1/x',
    'https://fcm.googleapis.com\t/x',
    'https://FCM.googleapis.com/x',
    'https://ｆｃｍ.googleapis.com/x',
    'https://fcm.googleapis.com/x#y',
    'https://127.0.0.1/x',
    'https://[::ffff:10.0.0.1]/x',
    'https://0x7f.1/x',
    'https://2130706433/x',
    'https://169.254.169.254/latest/meta-data',
    'https://metadata.google.internal/x',
    'https://localhost/x',
    'ftp://fcm.googleapis.com/x',
    'javascript:alert(1)',
    '',
    'fcm.googleapis.com/x',
    `https://fcm.googleapis.com/${'x'.repeat(1_000)}`,
  ])('is no other server: %s', endpoint => {
    expect(isPushEndpoint(endpoint, [])).toBe(false);
  });

  it('is only the operator’s own where there is a list', () => {
    const list = ['https://push.routineup.example:8443', 'https://other.routineup.example'];
    for (const own of list) expect(isPushEndpoint(`${own}/a`, list)).toBe(true);
    for (const other of [
      'https://push.routineup.example/a',
      'http://push.routineup.example:8443/a',
      'https://fcm.googleapis.com/a',
      'https://other.routineup.example.evil.example/a',
      'https://other.routineup.example:8443/a',
      'https://user@other.routineup.example/a',
    ])
      expect(isPushEndpoint(other, list)).toBe(false);
  });
});
