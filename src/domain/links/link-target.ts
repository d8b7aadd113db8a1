/** Whether a short link may lead to this target: a path inside the application or an https address; never a script, never plain http. */
export const isSafeTarget = (target: string) => /^\/(?![/\\])\S*$/.test(target) || /^https:\/\/[^\s/]+\.[^\s]+$/i.test(target)
