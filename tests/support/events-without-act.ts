import { configure } from '@testing-library/react'

// Testing Library sends events inside a synchronous `act`. Where a render of that event calls `use()` and leaves more work to do, React drops
// the rest of the work with the `act`, and the page never follows: github.com/testing-library/react-testing-library/issues/1385. In a browser
// there is no `act`. Imported by walks whose events change the address or start work.
configure({ eventWrapper: send => send() })
