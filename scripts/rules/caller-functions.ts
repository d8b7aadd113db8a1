/** The caller, by the claims of the token (`src/ports/auth.ts`), ordered so that each function uses earlier ones only. */
const functions: readonly (readonly [name: string, text: string])[] = [
  [
    'signedIn',
    `    function signedIn() {
      return request.auth != null;
    }`,
  ],
  [
    'isOver',
    `    function isOver() {
      return 'imp' in request.auth.token && request.auth.token.get('end', 0) * 1000 <= request.time.toMillis();
    }`,
  ],
  [
    'pid',
    `    // Once the half hour of somebody who masquerades is over, the token is nobody's.
    function pid() {
      return isOver() ? null : request.auth.token.pid;
    }`,
  ],
  [
    'isSuperadmin',
    `    function isSuperadmin() {
      return request.auth.token.get('sa', 0) == 1;
    }`,
  ],
  [
    'isAdmin',
    `    function isAdmin() {
      return request.auth.token.get('adm', 0) == 1 || isSuperadmin();
    }`,
  ],
  [
    'scoped',
    `    function scoped(letter) {
      return isSuperadmin() || (request.auth.token.get('adm', 0) == 1 && request.auth.token.get('sc', '').matches('.*' + letter + '.*'));
    }`,
  ],
  [
    'isJuror',
    `    function isJuror() {
      return request.auth.token.jur.size() > 0;
    }`,
  ],
  [
    'isVolunteer',
    `    // Through the day of the claim, wherever on earth it ends last.
    function isVolunteer() {
      let day = request.auth.token.vol.split('-');
      return request.time < timestamp.date(int(day[0]), int(day[1]), int(day[2])) + duration.value(36, 'h');
    }`,
  ],
  [
    'mayWrite',
    `    // Nothing is written under somebody else's name; and who has none has no token, which is an error and so a refusal.
    function mayWrite() {
      return !('imp' in request.auth.token);
    }`,
  ],
  [
    'mayAct',
    `    // In act mode staff change what the declaration of a record leaves to it, for half an hour.
    function mayAct() {
      return !('imp' in request.auth.token) || (request.auth.token.get('act', 0) == 1 && !isOver());
    }`,
  ],
]

/** The functions that these rules call, directly or through others. */
export function callersFor(rules: string): string {
  const used = functions.reduceRight((below, [name, text]) => (new RegExp(`\\b${name}\\(`).test(below) ? `${text}\n${below}` : below), rules)
  return `    // Who asks. Claims: pid person, adm staff, sc scopes, sa superadmin, jur calls judged, vol volunteer until, imp who masquerades, until end, act in act mode.\n${used}`
}
