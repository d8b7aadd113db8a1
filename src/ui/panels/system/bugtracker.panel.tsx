import { BugDesk } from '../../../domain/operations/bug-desk'
import { bugs, isBugOpen } from '../../../domain/operations/bugs'
import { moveBug } from '../../../domain/operations/move-bug.function'
import { collectionPanel } from '../engine/collection-panel'
import { BugPart } from './bugs/bug-part'

/** What people reported, from new to verified. Whoever reported it is told when it is fixed, or will not be. */
export default collectionPanel(bugs, {
  columns: ['text', 'status', 'severity', 'route', 'build', 'createdAt', 'device'],
  sort: '-createdAt',
  filters: ['status', 'severity'],
  form: ['severity'],
  actions: [
    {
      label: 'Join into the oldest of them',
      on: 'many',
      rule: moveBug.access,
      fits: ({ status }) => status !== undefined && isBugOpen({ status }),
      run: async (rows, services) => {
        const [stays, ...others] = [...rows].sort((a, b) => (a.createdAt?.getTime() ?? 0) - (b.createdAt?.getTime() ?? 0))
        if (!stays || others.length === 0) return { said: 'Choose two reports at least.' }
        for (const { id } of others) await services.get(BugDesk).move({ event: 'join', id, into: stays.id })
        return { said: `${others.length} joined; their reporters hear when “${(stays.text ?? '').slice(0, 60)}” is fixed.` }
      },
    },
    {
      label: 'Triaged',
      on: 'many',
      rule: moveBug.access,
      fits: ({ status }) => status === 'new',
      run: async (rows, services) => {
        const fresh = rows.filter(({ status }) => status === 'new')
        for (const { id } of fresh) await services.get(BugDesk).move({ event: 'triage', id })
        return { said: `${fresh.length} ${fresh.length === 1 ? 'report' : 'reports'} triaged.` }
      },
    },
  ],
  under: BugPart,
})
