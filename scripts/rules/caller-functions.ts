/** Functions about the caller, from the claims of the token (`src/ports/auth.ts`). Each uses only earlier ones. */
const functions: readonly (readonly [name: string, text: string])[] = [
  [
    'isVisiting',
    `    function isVisiting() {
      return 'imp' in request.auth.token;
    }`,
  ],
  [
    'isMasqueradeOver',
    `    function isMasqueradeOver() {
      return isVisiting() && request.auth.token.get('end', 0) * 1000 <= request.time.toMillis();
    }`,
  ],
  [
    'signedIn',
    `    function signedIn() {
      return request.auth != null && !isMasqueradeOver();
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
    'isStaffSession',
    `    // A masquerade has none of the rights of staff, whatever its token says; nor has a session without a second factor after the days of grace.
    // Conditional operators end at an error, which \`&&\` does not: visitors cost few expressions.
    function isStaffSession() {
      return isVisiting() ? false : request.time.toMillis() < request.auth.token.get('mfaFrom', 0) * 1000
        || request.auth.token.firebase.get('sign_in_second_factor', '') == 'totp';
    }`,
  ],
  [
    'isSuperadmin',
    `    function isSuperadmin() {
      return isStaffSession() ? request.auth.token.get('sa', 0) == 1 : false;
    }`,
  ],
  [
    'isAdmin',
    `    function isAdmin() {
      return isStaffSession() ? request.auth.token.get('adm', 0) == 1 || request.auth.token.get('sa', 0) == 1 : false;
    }`,
  ],
  [
    'hasScope',
    `    // One letter, or several in brackets.
    function hasScope(letter) {
      return isStaffSession() ? request.auth.token.get('sa', 0) == 1
        || (request.auth.token.get('adm', 0) == 1 && request.auth.token.get('sc', '').matches('.*' + letter + '.*')) : false;
    }`,
  ],
  [
    'judged',
    `    // The ids of the calls that the caller judges.
    function judged() {
      return isMasqueradeOver() ? [] : request.auth.token.jur;
    }`,
  ],
  [
    'isJuror',
    `    function isJuror() {
      return judged().size() > 0;
    }`,
  ],
  [
    'isVolunteer',
    `    // Until the claim's day has ended in the last time zone, UTC-12.
    function isVolunteer() {
      let day = request.auth.token.vol.split('-');
      return request.time < timestamp.date(int(day[0]), int(day[1]), int(day[2])) + duration.value(36, 'h') && !isMasqueradeOver();
    }`,
  ],
  [
    'mayWrite',
    `    // A masquerade may write nothing. Without a sign-in there is no token, which is an error and therefore a refusal.
    function mayWrite() {
      return !isVisiting();
    }`,
  ],
  [
    'mayAct',
    `    // For updates of records that are declared as actable: in act mode a masquerade may write until its end.
    function mayAct() {
      return !isVisiting() || (request.auth.token.get('act', 0) == 1 && !isMasqueradeOver());
    }`,
  ],
]

/** The functions that these rules call, directly or through others. */
export function callerFunctionsFor(rules: string): string {
  const used = functions.reduceRight((below, [name, text]) => (new RegExp(`\\b${name}\\(`).test(below) ? `${text}\n${below}` : below), rules)
  return `    // Claims of the caller: pid person, adm staff, sc letters of scopes, sa superadmin, jur ids of the juror's calls, vol volunteer's last day,
    // imp staff member who masquerades, end of the masquerade (Unix seconds), act in act mode,
    // mfaFrom when staff need a second factor (Unix seconds).\n${used}`
}
