export const joiningSteps = ['account', 'who', 'profile', 'membership', 'news', 'finish'] as const
export type JoiningStep = (typeof joiningSteps)[number]

export const stepNames: { readonly [S in JoiningStep]: string } = {
  account: 'Account',
  who: 'Who you are',
  profile: 'Your name',
  membership: 'Membership',
  news: 'News',
  finish: 'Join',
}
