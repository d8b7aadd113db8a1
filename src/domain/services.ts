import { AccountDesk } from './accounts/account-desk'
import { AccountLinks } from './accounts/account-links'
import { Joining } from './accounts/joining-desk'
import { Masquerade } from './accounts/masquerade'
import { OwnAccount } from './accounts/own-account'
import { OwnClaims } from './accounts/own-claims'
import { OwnData } from './accounts/own-data'
import { OwnStudio } from './accounts/own-studio'
import { Proof } from './accounts/proof'
import { RoleDesk } from './accounts/role-desk'
import { Session } from './accounts/session'
import { StaffEntrance } from './accounts/staff-entrance'
import { WorkPictures } from './accounts/work-pictures'
import { SeasonFigures } from './analytics/season-figures'
import { Visits } from './analytics/visits'
import { PublishedArt } from './artists/published-art'
import { SearchShelf } from './artists/search-shelf'
import { ContactDesk } from './content/contact-desk'
import { HandbookDesk } from './content/handbook-desk'
import { ImageLibrary } from './content/image-library'
import { PictureUploads } from './content/picture-uploads'
import { PictureShelf } from './content/pictures'
import { PolicyShelf } from './content/policy-shelf'
import { ResourceDesk } from './content/resource-desk'
import { ResourceLibrary } from './content/resource-library'
import { SiteContent } from './content/site-content'
import { SitePages } from './content/site-pages'
import { EventCalendar } from './events/event-calendar'
import { ExportDesk } from './exports/export-desk'
import { Giving } from './giving/giving'
import { EditionDesk } from './guide/edition-desk'
import { PublishedGuide } from './guide/published-guide'
import { SeasonDates } from './guide/season-dates'
import { ImportDesk } from './imports/import-desk'
import { StandingRecords } from './imports/standing-records'
import { Addresses } from './links/addresses'
import { CardDesk } from './memberships/card-desk'
import { ExpiringMemberships } from './memberships/expiring-memberships'
import { MembershipOffer } from './memberships/membership-offer'
import { OwnMembership } from './memberships/own-membership'
import { BugDesk } from './operations/bug-desk'
import { BulkWork } from './operations/bulk-work'
import { EditingNow } from './operations/editing-now'
import { HealthDesk } from './operations/health-desk'
import { LiveRows } from './operations/live-rows'
import { OwnDesk } from './operations/own-desk'
import { OwnDrafts } from './operations/own-drafts'
import { Publishing } from './operations/publishing'
import { RecordDesk } from './operations/record-desk'
import { RecordHistory } from './operations/record-history'
import { ViewShelf } from './operations/view-shelf'
import { WallClock } from './operations/wall-clock'
import { WorkCounts } from './operations/work-counts'
import { WorkQueues } from './operations/work-queues'
import { ContactBook } from './people/contact-book'
import { ContactsDesk } from './people/contacts-desk'
import { EligibilityDesk } from './people/eligibility-desk'
import { MergeDesk } from './people/merge-desk'
import { OwnProofs } from './people/own-proofs'
import { PersonFinder } from './people/person-finder'
import { PersonProfile } from './people/person-profile'
import { SegmentShelf } from './people/segment-shelf'
import { TaskDesk } from './people/task-desk'
import { ProgramOffer } from './programs/program-offer'
import { Records } from './shared/records'
import { service } from './shared/service'
import { ShopShelf } from './shop/shop-shelf'
import { Till } from './shop/till'

/** Every service the container builds. */
export const services = [
  service(Records),
  service(Session),
  service(AccountDesk),
  service(AccountLinks),
  service(Addresses),
  service(BugDesk),
  service(EditionDesk),
  service(CardDesk),
  service(EligibilityDesk),
  service(EventCalendar),
  service(ExportDesk),
  service(HandbookDesk),
  service(HealthDesk),
  service(ImageLibrary),
  service(ImportDesk),
  service(StandingRecords),
  service(Joining),
  service(Masquerade),
  service(OwnAccount),
  service(OwnClaims),
  service(OwnData),
  service(OwnStudio),
  service(LiveRows),
  service(BulkWork),
  service(EditingNow),
  service(OwnDesk),
  service(OwnDrafts),
  service(ViewShelf),
  service(RecordDesk),
  service(RecordHistory),
  service(Proof),
  service(RoleDesk),
  service(PublishedArt),
  service(Publishing),
  service(PublishedGuide),
  service(SiteContent),
  service(SeasonFigures),
  service(StaffEntrance),
  service(Visits),
  service(WallClock),
  service(WorkPictures),
  service(WorkCounts),
  service(WorkQueues),
  service(ExpiringMemberships),
  service(SeasonDates),
  service(Till),
  service(ContactDesk),
  service(Giving),
  service(MembershipOffer),
  service(PictureShelf),
  service(PictureUploads),
  service(PolicyShelf),
  service(ProgramOffer),
  service(ShopShelf),
  service(OwnProofs),
  service(OwnMembership),
  service(ResourceLibrary),
  service(ResourceDesk),
  service(SearchShelf),
  service(SitePages),
  service(ContactBook),
  service(MergeDesk),
  service(PersonFinder),
  service(PersonProfile),
  service(SegmentShelf),
  service(TaskDesk),
  service(ContactsDesk),
]
