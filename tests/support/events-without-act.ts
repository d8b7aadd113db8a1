import { configure } from '@testing-library/react'

// Testing Library sends events inside a synchronous `act`. If a render in it calls `use()` and leaves work, React drops that work and the
// page never updates: github.com/testing-library/react-testing-library/issues/1385. A browser has no `act`. Import this in tests whose
// events change the address or start work.
configure({ eventWrapper: send => send() })
