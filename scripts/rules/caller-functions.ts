import { endedSessions } from '../../src/domain/accounts/ended-sessions.collection'

/** How rules of a service read documents of the database. */
interface Reading {
  readonly functions: string
  readonly database: string
}
const readings = { firestore: { functions: '', database: '$(database)' }, storage: { functions: 'firestore.', database: '(default)' } } as const

/**
 * Functions about the caller, from the claims of the token (`src/ports/auth.ts`), as `presentActor` and `withoutEndedSession` say it. Each uses only earlier
 * ones.
 */
const functionsBy = ({ functions: from, database }: Reading): readonly (readonly [name: string, text: string])[] => [
  [
    'isVisiting',
    `    function isVisiting() {
      return 'imp' in request.auth.token;
    }`,
  ],
  [
    'isEnded',
    `    // All sessions of the account were ended after this one began. A read of a document: only whoever holds a role, or masquerades, is asked.
    function isEnded() {
      return ${from}exists(/databases/${database}/documents/${endedSessions.path}/$(request.auth.uid))
        && request.auth.token.auth_time < ${from}get(/databases/${database}/documents/${endedSessions.path}/$(request.auth.uid)).data.before;
    }`,
  ],
  [
    'isMasqueradeOver',
    `    // Conditional operators end at an error, which \`&&\` does not: visitors cost few expressions.
    function isMasqueradeOver() {
      return isVisiting() ? request.auth.token.get('end', 0) * 1000 <= request.time.toMillis() || isEnded() : false;
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
    'isAdmin',
    `    // A masquerade has none of the rights of staff, whatever its token says; nor has a session without a second factor after the days of grace, or
    // one that was ended.
    function isAdmin() {
      return isVisiting() ? false : (request.auth.token.get('adm', 0) == 1 || request.auth.token.get('sa', 0) == 1
        ? (request.time.toMillis() < request.auth.token.get('mfaFrom', 0) * 1000
          || request.auth.token.firebase.get('sign_in_second_factor', '') == 'totp') && !isEnded() : false);
    }`,
  ],
  [
    'isSuperadmin',
    `    function isSuperadmin() {
      return isAdmin() ? request.auth.token.get('sa', 0) == 1 : false;
    }`,
  ],
  [
    'hasScope',
    `    // One letter, or several in brackets.
    function hasScope(letter) {
      return isAdmin() ? request.auth.token.get('sa', 0) == 1 || request.auth.token.get('sc', '').matches('.*' + letter + '.*') : false;
    }`,
  ],
  [
    'judged',
    `    // The ids of the calls that the caller judges.
    function judged() {
      return (isMasqueradeOver() || ('jur' in request.auth.token && isEnded())) ? [] : request.auth.token.jur;
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
      return request.time < timestamp.date(int(day[0]), int(day[1]), int(day[2])) + duration.value(36, 'h')
        && !isMasqueradeOver() && !isEnded();
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
export function callerFunctionsFor(rules: string, service: keyof typeof readings): string {
  const used = functionsBy(readings[service]).reduceRight(
    (below, [name, text]) => (new RegExp(`\\b${name}\\(`).test(below) ? `${text}\n${below}` : below),
    rules,
  )
  return `    // Claims of the caller: pid person, adm staff, sc letters of scopes, sa superadmin, jur ids of the juror's calls, vol volunteer's last day,
    // imp staff member who masquerades, end of the masquerade (Unix seconds), act in act mode,
    // mfaFrom when staff need a second factor (Unix seconds).\n${used}`
}
