import type { NavigateFunction } from 'react-router-dom'

interface CommandContext {
  readonly navigate: NavigateFunction
  readonly signOut: () => Promise<void>
  /** Opens the dialog in which anybody reports a problem. */
  readonly report: () => void
}

/** A command of the palette that is not a panel. */
export interface Command {
  readonly label: string
  readonly run: () => Promise<void> | void
}

/** Commands available everywhere in the office. */
export const commands = ({ navigate, signOut, report }: CommandContext): readonly Command[] => [
  { label: 'Go to the office home page', run: () => navigate('/cpanel') },
  { label: 'Go to the public site', run: () => navigate('/') },
  { label: 'Report a problem', run: report },
  {
    label: 'Sign out',
    run: async () => {
      await signOut()
      await navigate('/')
    },
  },
]
