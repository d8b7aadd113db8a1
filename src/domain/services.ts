import { AccountService } from './accounts/account-service'
import { AccountSettingsService } from './accounts/account-settings-service'
import { Masquerade } from './accounts/masquerade/masquerade'
import { OwnClaims } from './accounts/roles/own-claims'
import { RoleService } from './accounts/roles/role-service'
import { OwnSecondFactor } from './accounts/second-factor/own-second-factor'
import { AccountLinks } from './accounts/sign-in/account-links'
import { Session } from './accounts/sign-in/session'
import { StaffEntrance } from './accounts/sign-in/staff-entrance'
import { PlannedGuide } from './ads/flat-plan/planned-guide'
import { OfferedAds } from './ads/offer/offered-ads'
import { OwnAds } from './ads/own-ads'
import { SeasonFigures } from './analytics/season-figures'
import { VisitCounter } from './analytics/visit-counter'
import { OwnStudio } from './art/own-studio'
import { PublishedArt } from './art/published-art'
import { SavedSearchService } from './art/saved-search-service'
import { SavedItemsService } from './artists/saved-items-service'
import { WorkPictures } from './artists/work-pictures'
import { BackupService } from './backups/backup-service'
import { EventCalendar } from './calendar/event-calendar'
import { ContactLogService } from './contacts/contact-log-service'
import { PersonProfile } from './contacts/person-profile'
import { TaskService } from './contacts/task-service'
import { PolicyService } from './content/policy-service'
import { SiteContent } from './content/site-content'
import { WrittenPages } from './content/written-pages'
import { OwnProofs } from './eligibility/own-proofs'
import { BackupState } from './exports/backup-and-rehearsal-state'
import { Bookkeeping } from './exports/bookkeeping'
import { ExportService } from './exports/export-service'
import { FlipbookDrafts } from './flipbook/flipbook-drafts'
import { FlipbookUploads } from './flipbook/flipbook-uploads'
import { PublishedFlipbooks } from './flipbook/published-flipbooks'
import { Giving } from './giving/giving'
import { OwnMonthlyGifts } from './giving/monthly/own-monthly-gifts'
import { SeasonDates } from './guide/clock/season-dates'
import { LiveDoors } from './guide/doors/live-doors'
import { EditionService } from './guide/edition-service'
import { GuideEventOrder } from './guide/events/guide-event-order'
import { NumberedListings } from './guide/numbering/numbered-listings'
import { PrizeDrawService } from './guide/passport/prize-draw-service'
import { OwnListings } from './guide/portal/own-listings'
import { PublishedGuide } from './guide/reading/published-guide'
import { FeeWaiverRequests } from './guide/registering/fee-waiver-requests'
import { OwnRegistrations } from './guide/registering/own-registrations'
import { HandbookService } from './handbook/handbook-service'
import { HealthCheckService } from './health/health-check-service'
import { ImageLibrary } from './image-library/image-library'
import { ListingPictureService } from './image-library/listing-picture-service'
import { ImportService } from './imports/import-service'
import { JoiningService } from './joining/joining-service'
import { CardScanUses } from './memberships/card-scan-uses'
import { ExpiringMemberships } from './memberships/expiring-memberships'
import { OfferedMemberships } from './memberships/offered-memberships'
import { OwnMembership } from './memberships/own-membership'
import { MemberRoster } from './memberships/roster/member-roster'
import { MergeService } from './merging/merge-service'
import { EditingNow } from './office/editing-now'
import { OwnDrafts } from './office/own-drafts'
import { PanelShortcuts } from './office/panel-shortcuts'
import { PendingWorkCounts } from './office/pending-work-counts'
import { WorkQueues } from './office/work-queues'
import { PersonContactService } from './people/person-contact-service'
import { PersonFinder } from './person-search/person-finder'
import { PictureService } from './pictures/picture-service'
import { PictureUploads } from './pictures/picture-uploads'
import { OwnData } from './privacy/own-data'
import { OfferedPrograms } from './programs/offered-programs'
import { PageChecks } from './publishing/pages/page-checks'
import { PublicSetService } from './publishing/public-set-service'
import { BulkWork } from './records/bulk/bulk-work'
import { RecordHistory } from './records/record-history'
import { RecordService } from './records/record-service'
import { ResourceLibrary } from './resources/resource-library'
import { ResourceService } from './resources/resource-service'
import { SegmentService } from './segments/segment-service'
import { OrganisationSetUp } from './set-up/organisation-set-up'
import { DocumentUploads } from './shared/files/document-uploads'
import { Callables } from './shared/functions/callables'
import { Reauthentication } from './shared/functions/reauthentication'
import { service } from './shared/functions/service'
import { Records } from './shared/records/records'
import { StoredFiles } from './shared/stored-files'
import { WallClock } from './shared/time/wall-clock'
import { OwnCart } from './shop/carts/own-cart'
import { CardPayment } from './shop/checkout/card-payment'
import { DailyTakings } from './shop/daily-takings'
import { GuestOrders } from './shop/order-keys/guest-orders'
import { OwnGifts } from './shop/own-gifts'
import { OwnOrders } from './shop/own-orders'
import { PoliciesToAccept } from './shop/policies/policies-to-accept'
import { ProductService } from './shop/product-service'
import { TestPayments } from './shop/test-payments'
import { SlugResolver } from './slugs/slug-resolver'
import { LiveRows, RowLimit } from './tables/live-rows'
import { SavedViewService } from './tables/saved-view-service'

/** Every service the container builds. */
export const services = [
  service(Records),
  service(Callables),
  service(Session),
  service(AccountService),
  service(AccountLinks),
  service(SlugResolver),
  service(EditionService),
  service(GuideEventOrder),
  service(LiveDoors),
  service(PrizeDrawService),
  service(NumberedListings),
  service(CardScanUses),
  service(BackupService),
  service(BackupState),
  service(EventCalendar),
  service(ExportService),
  service(HandbookService),
  service(HealthCheckService),
  service(ImageLibrary),
  service(FeeWaiverRequests),
  service(ListingPictureService),
  service(ImportService),
  service(JoiningService),
  service(Masquerade),
  service(AccountSettingsService),
  service(OwnClaims),
  service(OwnData),
  service(OwnSecondFactor),
  service(OwnStudio),
  service(LiveRows),
  service(RowLimit),
  service(BulkWork),
  service(EditingNow),
  service(PanelShortcuts),
  service(OwnDrafts),
  service(StoredFiles),
  service(SavedViewService),
  service(RecordService),
  service(RecordHistory),
  service(Reauthentication),
  service(RoleService),
  service(PublishedArt),
  service(PageChecks),
  service(PublicSetService),
  service(OwnListings),
  service(PlannedGuide),
  service(PublishedGuide),
  service(PublishedFlipbooks),
  service(FlipbookUploads),
  service(FlipbookDrafts),
  service(SiteContent),
  service(SeasonFigures),
  service(StaffEntrance),
  service(VisitCounter),
  service(WallClock),
  service(OrganisationSetUp),
  service(WorkPictures),
  service(PendingWorkCounts),
  service(WorkQueues),
  service(ExpiringMemberships),
  service(MemberRoster),
  service(SeasonDates),
  service(DailyTakings),
  service(CardPayment),
  service(GuestOrders),
  service(OwnCart),
  service(OwnOrders),
  service(OwnRegistrations),
  service(Giving),
  service(OfferedAds),
  service(OwnAds),
  service(OfferedMemberships),
  service(PictureService),
  service(PictureUploads),
  service(PoliciesToAccept),
  service(PolicyService),
  service(OfferedPrograms),
  service(OwnGifts),
  service(OwnMonthlyGifts),
  service(ProductService),
  service(Bookkeeping),
  service(TestPayments),
  service(OwnProofs),
  service(OwnMembership),
  service(ResourceLibrary),
  service(ResourceService),
  service(DocumentUploads),
  service(SavedItemsService),
  service(SavedSearchService),
  service(WrittenPages),
  service(ContactLogService),
  service(MergeService),
  service(PersonFinder),
  service(PersonProfile),
  service(SegmentService),
  service(TaskService),
  service(PersonContactService),
]
