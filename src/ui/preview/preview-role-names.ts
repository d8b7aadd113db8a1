import type { PreviewRole } from '../../domain/shared/preview/role-preview'

export const previewRoleNames: Readonly<Record<PreviewRole, string>> = {
  visitor: 'a visitor who is not signed in',
  member: 'somebody without a role, with your own account',
  artist: 'an artist',
  host: 'the host of a building',
  volunteer: 'a volunteer',
  content: 'staff for content',
  guide: 'staff for the guide',
  people: 'staff for people',
  money: 'staff for money',
  mail: 'staff for mail',
  system: 'staff for the system',
}
