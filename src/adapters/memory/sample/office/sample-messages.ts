import { contactMessages } from '../../../../domain/contact-form/contact-messages.collection'
import { instantAt } from '../sample-city-time'
import { type SampleDocument, sampleDocument } from '../sample-document'

type Message = Parameters<typeof sampleDocument<typeof contactMessages>>[2]

const written = (
  id: string,
  local: string,
  message: Omit<Message, 'sentAt' | 'suspected' | 'page'> & Partial<Pick<Message, 'suspected' | 'page'>>,
): SampleDocument =>
  sampleDocument(
    contactMessages,
    id,
    { suspected: false, page: '/about/contact', ...message, sentAt: instantAt(local) },
    { by: 'system', at: instantAt(local) },
  )

/** Messages that visitors sent by the contact form: late, new, assigned to a colleague, answered, done and spam. */
export const sampleMessages = (): SampleDocument[] => [
  written('cm-ramp', '2027-10-13T19:40', {
    name: 'Marguerite Ellory',
    email: 'm.ellory@post.example',
    topic: 'access',
    text: 'My husband uses a wheelchair. Which of the studios in the mill can we reach by the lift, and is it on both days?',
    status: 'new',
  }),
  written('cm-school', '2027-10-15T11:05', {
    name: 'Tobias Quill',
    email: 't.quill@school.example',
    topic: 'visit',
    text: 'I would like to bring a class of twenty-two on the last weekend. Do we need to tell the studios first?',
    assigneeId: 'p-superadmin',
    status: 'assigned',
  }),
  written('cm-gift', '2027-10-16T08:15', {
    name: 'Hugh Tremaine',
    email: 'donor@saltlight.example',
    personId: 'p-donor',
    topic: 'giving',
    text: 'Could the letter for my gift name both of us? We gave it together.',
    status: 'new',
  }),
  written('cm-press', '2027-10-11T16:20', {
    name: 'Ida Larkspur',
    email: 'desk@paper.example',
    topic: 'press',
    text: 'May we print two pictures from the guide in our weekend pages?',
    answers: [
      { text: 'Yes. Please name the artist below each picture. The files are on their way.', by: 'p-mailadmin', at: instantAt('2027-10-12T09:30') },
    ],
    status: 'answered',
  }),
  written('cm-parking', '2027-10-09T13:00', {
    name: 'Gil Anders',
    email: 'gil@post.example',
    topic: 'visit',
    text: 'Found the parking plan on the second page. Never mind!',
    status: 'done',
  }),
  written('cm-rank', '2027-10-14T03:12', {
    name: 'Best Rank',
    email: 'offer@rank.example',
    topic: 'other',
    text: 'We bring your site to the first place.',
    suspected: true,
    status: 'spam',
  }),
]
