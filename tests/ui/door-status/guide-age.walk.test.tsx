// @vitest-environment happy-dom
import { screen, waitFor } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { memoryApp } from '../../support/memory-app'

const network = vi.spyOn(navigator, 'onLine', 'get')
const connect = (isOnline: boolean) => {
  network.mockReturnValue(isOnline)
  dispatchEvent(new Event(isOnline ? 'online' : 'offline'))
}
const openOn = async (on: string) => (await memoryApp({ on: new Date(on) })).visit('/sfosguide/maps')
const age = () => screen.queryByText(/^You see the guide of /)?.textContent

it('a page whose network is lost says how old the guide is, and since when doors may have changed', async () => {
  connect(true)
  await openOn('2027-10-16T19:00:00Z')
  // Its place is there, and empty.
  await waitFor(() => expect(document.querySelector('main > * > [role="status"]')).not.toBeNull())
  expect(age()).toBeUndefined()
  connect(false)
  await waitFor(() =>
    expect(age()).toMatch(/^You see the guide of \w+, \w+ \d+, 2027\. Doors are as they were at 12\s?pm, when you were last connected\.$/),
  )
  connect(true)
  await waitFor(() => expect(age()).toBeUndefined())
})

it('a page that is opened without a network says that doors follow the hours', async () => {
  connect(false)
  await openOn('2027-10-16T19:00:00Z')
  await waitFor(() => expect(age()).toMatch(/2027\. Doors follow its hours\. We cannot tell what artists said since\.$/))
})

it('on a day without openings it says nothing of doors', async () => {
  connect(false)
  await openOn('2027-10-13T19:00:00Z')
  await waitFor(() => expect(age()).toMatch(/^You see the guide of \w+, \w+ \d+, 2027\.$/))
})
