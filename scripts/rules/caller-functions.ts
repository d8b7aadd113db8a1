/** Functions about the caller, from the claims of the token (`src/ports/auth.ts`). Each uses only earlier ones. */
const functions: readonly (readonly [name: string, text: string])[] = [
  [
    'signedIn',
    `    function signedIn() {
      return request.auth != null;
    }`,
  ],
  [
    'isMasqueradeOver',
    `    function isMasqueradeOver() {
      return 'imp' in request.auth.token && request.auth.token.get('end', 0) * 1000 <= request.time.toMillis();
    }`,
  ],
  [
    'pid',
    `    // The token of a masquerade identifies nobody after its end.
    function pid() {
      return isMasqueradeOver() ? null : request.auth.token.pid;
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
    'hasScope',
    `    function hasScope(letter) {
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
    `    // Until the claim's day has ended in the last time zone, UTC-12.
    function isVolunteer() {
      let day = request.auth.token.vol.split('-');
      return request.time < timestamp.date(int(day[0]), int(day[1]), int(day[2])) + duration.value(36, 'h');
    }`,
  ],
  [
    'mayWrite',
    `    // A masquerade may write nothing. Without a sign-in there is no token, which is an error and therefore a refusal.
    function mayWrite() {
      return !('imp' in request.auth.token);
    }`,
  ],
  [
    'mayAct',
    `    // For updates of records that are declared as actable: in act mode a masquerade may write until its end.
    function mayAct() {
      return !('imp' in request.auth.token) || (request.auth.token.get('act', 0) == 1 && !isMasqueradeOver());
    }`,
  ],
]

/** The functions that these rules call, directly or through others. */
export function callerFunctionsFor(rules: string): string {
  const used = functions.reduceRight((below, [name, text]) => (new RegExp(`\\b${name}\\(`).test(below) ? `${text}\n${below}` : below), rules)
  return `    // Claims of the caller: pid person, adm staff, sc letters of scopes, sa superadmin, jur ids of the juror's calls, vol volunteer's last day,
    // imp staff member who masquerades, end of the masquerade (Unix seconds), act in act mode.\n${used}`
}
