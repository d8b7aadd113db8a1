// @vitest-environment happy-dom
import { waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { Session } from '../../../src/domain/accounts/sign-in/session'
import { sendContactMessage } from '../../../src/domain/contact-form/send-contact-message.contract'
import { workOnMessage } from '../../../src/domain/contact-form/work-on-message.contract'
import { JoiningService } from '../../../src/domain/joining/joining-service'
import { holes } from '../../support/holes'
import { memoryApp } from '../../support/memory-app'

const visit = { kind: 'artlover', last: 'Byron', hadBirthday: true, topics: ['news'], evidence: 'Tell me the news' } as const

it('an organization without settings writes mails without holes, whose links lead to pages', async () => {
  const { world, visit: open } = await memoryApp({ firstDay: true })
  const joining = world.services.get(JoiningService)
  await joining.makeAccount('ida@mail.example', 'lanterns over water')
  await joining.join({
    ...visit,
    topics: [...visit.topics],
    first: 'Ida',
    birthYear: 2013,
    phone: '415 555 0100',
    guardianEmail: 'byron@mail.example',
  })
  await world.services.get(Session).signOut()
  await joining.makeAccount('namesake@mail.example', 'lanterns over water')
  await joining.join({ ...visit, topics: [...visit.topics], first: 'Ida', birthYear: 1990, phone: '415 555 0100' })
  await world.auth.sendVerification()
  await world.auth.sendPasswordReset('ida@mail.example')
  await world.auth.sendSignInLink('ida@mail.example', '/dashboard')
  const asked = { name: 'Ana', email: 'ana@mail.example', topic: 'visit', text: 'When?', page: '/about/contact', website: '', took: 9000 } as const
  const { id } = await world.call(sendContactMessage, { key: crypto.randomUUID(), ...asked })
  await world.signInAs('superadmin')
  await world.call(workOnMessage, { event: 'answer', id, rev: 1, text: 'Soon.' })
  const sent = () => world.localMode.state.outbox
  const addresses = ['ana@mail.example', 'byron@mail.example', 'ida@mail.example', 'namesake@mail.example']
  await waitFor(() => expect([...new Set(sent().map(({ to }) => to))].sort()).toEqual(addresses))

  expect(sent().filter(({ subject, text }) => holes.test(subject) || holes.test(text))).toEqual([])
  for (const path of new Set(sent().flatMap(({ link }) => (link === undefined ? [] : [link])))) {
    const page = await open(path)
    expect(document.querySelector('h1')?.textContent).not.toContain('Page Not Found')
    page.leave()
  }
})
