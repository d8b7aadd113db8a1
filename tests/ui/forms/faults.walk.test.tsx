// @vitest-environment happy-dom
import { readFileSync } from 'node:fs'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { type PortCode, PortError, type PortName, portCodes } from '../../../src/ports/errors'
import { errorText } from '../../../src/ui/app-services/error-sentence'
import { accountApp, fill, heading } from '../../support/account-app'
import { press } from '../../support/drawing/press'
import { badConnection } from '../../support/faults/bad-connection'
import type { Fault } from '../../support/faults/fault'
import { faultyPorts } from '../../support/faults/faulty-ports'
import { seededFaults } from '../../support/faults/seeded-faults'
import { memoryApp } from '../../support/memory-app'
import type { MemoryWorldOptions } from '../../support/memory-world'

// Every form of the application is submitted against every error of its port.

type Opened = Awaited<ReturnType<typeof accountApp>>

/** A form of the application, and how to see that it was accepted. */
interface Form {
  readonly name: string
  readonly path: string
  readonly as?: string
  readonly port: PortName
  readonly operation: string
  /** Error codes that this form handles specially; other tests cover them. */
  readonly except?: readonly PortCode[]
  /** Opens the form and fills it. */
  readonly enter: (app: Opened) => Promise<void>
  readonly submit: () => Promise<void>
  /** Labels of the fields whose input must stay. */
  readonly typed: readonly string[]
  /** The records that were created by this form. */
  readonly kept: (app: Opened) => Promise<readonly unknown[]>
  /** The records after the form was accepted once. */
  readonly wanted: readonly unknown[]
}

const find = async ({ world }: Opened, collection: string, where: [string, '==', string][], field: string) =>
  (await world.store.query({ collection, where })).map(({ data }) => data[field])

const forms: readonly Form[] = [
  {
    name: 'signing in',
    path: '/signin?next=%2Fabout',
    port: 'auth',
    operation: 'signIn',
    // These have answers of their own: too many wrong passwords pause the form, a disabled account leads to the contact page, and a second
    // factor asks for a code.
    except: ['multi-factor-auth-required', 'too-many-requests', 'user-disabled', 'invalid-credential', 'user-not-found'],
    enter: async ({ emailOf, password }) => {
      await fill('Email', emailOf('artlover'))
      await fill('Password', password)
    },
    submit: () => press('Sign in'),
    typed: ['Email', 'Password'],
    kept: async ({ world }) => (world.auth.current ? ['signed in'] : []),
    wanted: ['signed in'],
  },
  {
    name: 'a forgotten password',
    path: '/signin',
    port: 'auth',
    operation: 'sendPasswordReset',
    except: ['user-not-found', 'invalid-email', 'user-disabled'],
    enter: async ({ emailOf }) => {
      await press('Forgot your password?')
      await fill('Email', emailOf('artlover'))
    },
    submit: () => press('Send me a link'),
    typed: ['Email'],
    kept: async () =>
      [...document.querySelectorAll('*')]
        .filter(({ textContent }) => textContent === 'Look into your mail.')
        .slice(0, 1)
        .map(() => 'told'),
    wanted: ['told'],
  },
  {
    name: 'a link instead of a password',
    path: '/userlogin',
    port: 'auth',
    operation: 'sendSignInLink',
    enter: ({ emailOf }) => fill('Email', emailOf('artlover')),
    submit: () => press('Email me a link'),
    typed: ['Email'],
    kept: async () => (heading() === 'A link instead of a password' ? [] : ['told']),
    wanted: ['told'],
  },
  {
    name: 'a new account',
    path: '/newmember',
    port: 'auth',
    operation: 'signUp',
    enter: async () => {
      await fill('Email', 'ada@example.org')
      await fill('Password', 'lanterns over water')
    },
    submit: () => press('Make my account'),
    typed: ['Email', 'Password'],
    kept: async ({ world }) => (world.auth.current ? [world.auth.current.email] : []),
    wanted: ['ada@example.org'],
  },
  {
    name: 'a step of joining',
    path: '/login',
    port: 'functions',
    operation: 'keepJoining',
    enter: async ({ world, page }) => {
      await world.auth.signUp('ada@example.org', 'lanterns over water', '')
      await world.functions.call('keepJoining', { draft: { kind: 'artlover' } })
      await page.go('/newmember')
      await fill('First name', 'Ada')
      await fill('Last name', 'Byron')
      await fill('Year of birth', '1985')
    },
    submit: () => press('Go on'),
    typed: ['First name', 'Last name', 'Year of birth'],
    kept: async () => (heading() === 'A membership?' ? ['went on'] : []),
    wanted: ['went on'],
  },
  {
    name: 'joining',
    path: '/login',
    port: 'functions',
    operation: 'joinAsMember',
    enter: async ({ world, page }) => {
      await world.auth.signUp('ada@example.org', 'lanterns over water', '')
      const draft = { kind: 'artlover', first: 'Ada', last: 'Byron', birthYear: '1985', product: 'none', topics: ['events'] }
      await world.functions.call('keepJoining', { draft })
      await page.go('/newmember')
      await waitFor(() => expect(heading()).toBe('Ready to join'))
    },
    submit: () => press('Join'),
    typed: [],
    kept: async ({ world }) => {
      const joined = await world.store.query({ collection: 'people', where: [['names.display', '==', 'Ada Byron']] })
      const agreed = await Promise.all(joined.map(({ id }) => world.store.query({ collection: 'consents', where: [['personId', '==', id]] })))
      return agreed.flatMap(answers => answers.map(({ data }) => data['topic']))
    },
    wanted: ['events'],
  },
  {
    name: 'a person’s name',
    path: '/dashboard/profile',
    as: 'artlover',
    port: 'documents',
    operation: 'commit',
    enter: async () => {
      await fill('First name', 'Ottilie')
      await fill('Phone (optional)', '+1 415 555 0199')
    },
    submit: () => press('Save'),
    typed: ['First name', 'Phone (optional)'],
    kept: async ({ world }) => {
      const { first } = (await world.store.get('people/p-artlover'))!.data['names'] as { first: string }
      return first === 'Ottilie' ? [first] : []
    },
    wanted: ['Ottilie'],
  },
  {
    name: 'an artwork',
    path: '/dashboard/artworks',
    as: 'artist',
    port: 'documents',
    operation: 'commit',
    enter: async () => {
      const [first] = await screen.findAllByRole('heading', { level: 3 })
      await press(`Edit “${first!.textContent}”`)
      await fill('Year', '1987')
    },
    submit: () => press('Save this work'),
    typed: ['Year'],
    kept: async ({ world }) =>
      (
        await world.store.query({
          collection: 'artworks',
          where: [
            ['artistId', '==', 'first'],
            ['year', '==', 1987],
          ],
        })
      ).map(() => 1987),
    wanted: [1987],
  },
  {
    name: 'another e-mail address',
    path: '/dashboard/settings',
    as: 'donor',
    port: 'auth',
    operation: 'sendEmailChange',
    // This form asks for the password again.
    except: ['requires-recent-login'],
    enter: async () => {
      await press('Change the address')
      await fill('New email', 'hugh@example.org')
    },
    submit: () => press('Send me a link there'),
    typed: ['New email'],
    kept: async ({ world }) => [...new Set(world.localMode.state.outbox.map(({ to }) => to))].filter(to => to === 'hugh@example.org'),
    wanted: ['hugh@example.org'],
  },
  {
    name: 'another password',
    path: '/dashboard/settings',
    as: 'donor',
    port: 'auth',
    operation: 'updatePassword',
    except: ['requires-recent-login'],
    enter: async () => {
      await press('Change the password')
      await fill('New password', 'lanterns over water')
    },
    submit: () => press('Set this password'),
    typed: ['New password'],
    kept: async () => (document.body.textContent.includes('Your new password is set.') ? ['set'] : []),
    wanted: ['set'],
  },
  {
    name: 'an answer to what we may write about',
    path: '/dashboard/settings',
    as: 'donor',
    port: 'functions',
    operation: 'recordConsent',
    enter: async () => void (await screen.findByRole('checkbox', { name: 'Appeals' })),
    submit: async () => userEvent.click(screen.getByRole('checkbox', { name: 'Appeals' })),
    typed: [],
    kept: app =>
      find(
        app,
        'consents',
        [
          ['personId', '==', 'p-donor'],
          ['topic', '==', 'appeals'],
        ],
        'state',
      ),
    wanted: ['in'],
  },
  {
    name: 'the wish to be forgotten',
    path: '/dashboard/settings',
    as: 'artlover',
    port: 'functions',
    operation: 'deleteMyAccount',
    enter: async () => void (await screen.findByRole('button', { name: 'Delete my account' })),
    submit: async () => {
      await press('Delete my account')
      await press('Begin the seven days')
    },
    typed: [],
    kept: async ({ world }) => [(await world.store.get('deletions/p-artlover'))?.data['status']].filter(Boolean),
    wanted: ['cooling'],
  },
  {
    name: 'a message to the office',
    path: '/about/contact',
    port: 'functions',
    operation: 'sendContactMessage',
    enter: async () => {
      await fill('Your name', 'Ana')
      await fill('Your email', 'ana@mail.example')
      await fill('Message', 'Is the ramp out?')
    },
    submit: () => press('Send'),
    typed: ['Your name', 'Your email', 'Message'],
    kept: app => find(app, 'contactMessages', [['email', '==', 'ana@mail.example']], 'text'),
    wanted: ['Is the ramp out?'],
  },
]

const valuesOf = (labels: readonly string[]) => labels.map(label => screen.getByLabelText<HTMLInputElement>(label).value)

async function open(form: Form) {
  const connection = badConnection()
  const app = await accountApp(form.path, { between: connection.between, ...(form.as && { as: form.as }) })
  await form.enter(app)
  /** Submits the form with one fault planned for its call. */
  const under = async (fault: Fault) => {
    const struck = connection.strike(form.port, form.operation, fault)
    await form.submit()
    await struck
  }
  return { app, under }
}

describe.each(forms)('over a bad connection: $name', form => {
  it('explains each error, keeps the input, changes nothing, and succeeds on the last try', async () => {
    const { app, under } = await open(form)
    const typed = valuesOf(form.typed)
    for (const code of portCodes[form.port].filter(one => !form.except?.includes(one))) {
      await under({ kind: 'refuse', code })
      const { happened } = errorText(new PortError<PortName>(form.port, code, 'any'))
      await waitFor(() => expect(document.body.textContent).toContain(happened))
      await screen.findAllByRole('alert')
      expect(valuesOf(form.typed)).toEqual(typed)
      expect(await form.kept(app)).toEqual([])
    }
    await form.submit()
    await waitFor(async () => expect(await form.kept(app)).toEqual(form.wanted))
  })

  it('acts once although the answer is lost, and trying again succeeds', async () => {
    const { app, under } = await open(form)
    const typed = valuesOf(form.typed)
    await under({ kind: 'drop' })
    const isTold = () => screen.queryAllByRole('alert').length > 0
    // A form that signed the person in is gone; every other form says what to do.
    const hasLeft = () => form.typed.some(label => screen.queryByLabelText(label) === null)
    await waitFor(() => expect(isTold() || hasLeft()).toBe(true))
    const isLeft = hasLeft()
    expect(isLeft ? typed : valuesOf(form.typed)).toEqual(typed)
    if (!isLeft) await form.submit()
    await waitFor(async () => expect(await form.kept(app)).toEqual(form.wanted))
    await waitFor(() => expect(screen.queryAllByRole('alert')).toEqual([]))
  })

  it('waits for a late answer and acts once', async () => {
    const { app, under } = await open(form)
    await under({ kind: 'delay', ms: 150 })
    await waitFor(async () => expect(await form.kept(app)).toEqual(form.wanted))
  })
})

describe('over a bad connection: an import', () => {
  const file = (name: string) => new File([readFileSync(`${import.meta.dirname}/../../support/fixtures/${name}`)], name, { type: 'text/csv' })

  it.each(['a', 'b', 'c'])('writes every row once, however often it is resumed (seed %s)', async seed => {
    const weather = seededFaults(seed, { delay: 0.2, drop: 0.4, refuse: 0, reorder: 0.1 })
    let calls = 0
    // The first answer is always lost.
    const ofRun = () => (calls++ === 0 ? ({ kind: 'drop' } as const) : weather('functions', 'importRun'))
    const between: MemoryWorldOptions['between'] = ports => faultyPorts(ports, (_, name) => (name === 'importRun' ? ofRun() : undefined))
    const { world, visit } = await memoryApp({ as: 'guideadmin', between })
    await visit('/cpanel/importcsv')
    await userEvent.click(await screen.findByRole('radio', { name: 'A new edition' }))
    await fill(/^Year/, '2041')
    await fill(/^Name/, 'Tag der offenen Tür')
    await fill(/^City/, 'Vienna')
    await press('Create it and choose files')
    await userEvent.upload(await screen.findByLabelText('Files to import'), file('sixty-venues.csv'))
    await press('Look at the columns')
    await press('Dry run')
    const write = await screen.findByRole('button', { name: /^Write \d+ rows$/ })
    const expected = Number(/\d+/.exec(write.textContent)?.[0])
    await userEvent.click(write)
    const over = () => screen.queryByRole('button', { name: 'Go on to publish' })
    while (!over()) {
      await waitFor(() => expect(over() ?? screen.queryByRole('button', { name: 'Go on' })).not.toBeNull())
      const again = screen.queryByRole('button', { name: 'Go on' })
      if (again) await userEvent.click(again)
    }
    const written = await world.store.query({ collection: 'listings', where: [['editionId', '==', '2041']] })
    expect(written).toHaveLength(expected)
    expect(calls).toBeGreaterThan(1)
  })
})
