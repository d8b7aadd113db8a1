import { articles } from '../../../../domain/guide/articles/articles.collection'
import { articleIdOf, imageIdOf } from '../people/sample-artists'
import { guideEditor } from '../people/sample-cast'
import { articlePiece } from '../pictures-besides-artworks'
import { Random } from '../random'
import { richTextFromLines } from '../rich-text-from-lines'
import { instantAt } from '../sample-city-time'
import { type SampleDocument, sampleDocument } from '../sample-document'
import { articleDrafts } from '../texts/article-drafts'
import { type ArticleWords, articleWords } from '../texts/articles'
import { inGuide, listingIdOf } from './sample-listings'
import { sampleLocations } from './sample-studio-locations'

export const sampleArticles = (): SampleDocument[] => [...publishedArticles(), ...drafts()]

const publishedArticles = (): SampleDocument[] =>
  articleWords.map((words, i) => {
    const named = namedIn(words)
    return sampleDocument(
      articles,
      articleIdOf(i),
      {
        editionId: words.edition,
        title: words.title,
        standfirst: words.standfirst,
        author: words.author,
        body: richTextFromLines(
          words.body,
          named.map(artist => ({ label: artist.name, href: `/sfosguide/${listingIdOf(artist, words.edition)}` })),
        ),
        imageId: imageIdOf(articlePiece(i)),
        listingIds: named.map(artist => listingIdOf(artist, words.edition)),
        order: i,
        publishAt: instantAt(words.published),
        status: 'published',
      },
      { by: guideEditor, at: instantAt(words.published) },
    )
  })

const begun = instantAt('2027-08-20T08:00')

const drafts = (): SampleDocument[] =>
  articleDrafts.map(({ id, body, ...words }, i) =>
    sampleDocument(
      articles,
      id,
      { ...words, editionId: '2027', body: richTextFromLines(body, []), listingIds: [], order: articleWords.length + i },
      { by: guideEditor, at: begun },
    ),
  )

/** Artists of the edition whose medium or quarter fits the article. */
function namedIn({ about, edition, links, title }: ArticleWords) {
  const fitting = inGuide(edition).filter(
    ({ id, medium }) =>
      (about.medium === undefined || medium.name === about.medium) &&
      (about.quarter === undefined || sampleLocations().homes.get(id)!.quarter === about.quarter),
  )
  return new Random(`article ${title}`).some(fitting, links)
}
