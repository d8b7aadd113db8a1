import type { NavigateFunction } from 'react-router-dom'

interface CommandWorld {
  readonly navigate: NavigateFunction
  readonly signOut: () => Promise<void>
}

/** Something done from the palette that is no place of its own. */
export interface Command {
  readonly label: string
  readonly run: () => Promise<void> | void
}

/** What can be done from anywhere in the office. */
export const commands = ({ navigate, signOut }: CommandWorld): readonly Command[] => [
  { label: 'Go to the office’s front page', run: () => navigate('/cpanel') },
  { label: 'Go to the public site', run: () => navigate('/') },
  { label: 'Report a problem', run: () => navigate('/cpanel/bugtracker') },
  {
    label: 'Sign out',
    run: async () => {
      await signOut()
      await navigate('/')
    },
  },
]
