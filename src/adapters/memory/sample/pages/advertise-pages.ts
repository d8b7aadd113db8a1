import { cards, lead, type PageWords } from './sample-page-blocks'

/** What the organization tells businesses about the readers of the guide. */
export const advertisePages: readonly PageWords[] = [
  {
    slug: 'advertise',
    title: 'Advertise in the guide',
    description: 'It lies in studios, cafés, ferries and hotel lobbies for six weeks, and on many kitchen tables for a year.',
    parts: [
      lead('Your advertisement stands beside the studios that our visitors look for, and helps to print the guide that leads them there.'),
      cards(
        { title: '41,000 visits', text: 'counted at the doors in 2026, by hand.' },
        { title: '30,000 copies', text: 'of the guide, handed out in studios, cafés and hotels of the city and on the island.' },
      ),
    ],
  },
]
