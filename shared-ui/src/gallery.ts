import ButtonExample from 'kit/page/button.example';
import FormFieldExample from 'kit/page/forms/form-field.example';
import PictureExample from 'kit/page/picture.example';
import BlockViewExample from 'kit/page/post/block-view.example';
import PostArticleExample from 'kit/page/post/post-article.example';
import RichTextExample from 'kit/page/post/rich-text.example';
import type { ComponentType } from 'react';
import AccordionExample from './accordion.example';
import CallToActionExample from './call-to-action.example';
import DrawingExample from './drawing.example';
import FilmSourcesExample from './film-sources.example';
import ContactFormExample from './forms/contact-form/contact-form.example';
import DetailsDialogExample from './forms/details-form/details-dialog.example';
import DetailsFormExample from './forms/details-form/details-form.example';
import NumberedStepsExample from './numbered-steps.example';
import ClosingExample from './page/closing.example';
import NextLinksExample from './page/next-links.example';
import PageHeadExample from './page/page-head.example';
import PageHeroExample from './page/page-hero.example';
import PageSectionExample from './page/page-section.example';
import SeenAtWorkExample from './page/seen-at-work.example';
import PlantPlanExample from './plan/plant-plan.example';
import RobotBodyExample from './plan/robot-body.example';
import EmbedViewExample from './post/embed-view.example';
import AddToListExample from './shortlist/add-to-list.example';
import UnitSwitchExample from './units/unit-switch.example';

/**
 * An example of every module with components that this package exports, and of those of the kit that a page is made of, by the name
 * that each is imported by. The gallery of the development server shows them, with their source and the component's properties.
 */
export const gallery: Readonly<Record<string, ComponentType>> = {
  'kit/page/button': ButtonExample,
  'kit/page/forms/form-field': FormFieldExample,
  'kit/page/picture': PictureExample,
  'kit/page/post/block-view': BlockViewExample,
  'kit/page/post/post-article': PostArticleExample,
  'kit/page/post/rich-text': RichTextExample,
  'shared-ui/accordion': AccordionExample,
  'shared-ui/call-to-action': CallToActionExample,
  'shared-ui/drawing': DrawingExample,
  'shared-ui/film-sources': FilmSourcesExample,
  'shared-ui/forms/contact-form/contact-form': ContactFormExample,
  'shared-ui/forms/details-form/details-dialog': DetailsDialogExample,
  'shared-ui/forms/details-form/details-form': DetailsFormExample,
  'shared-ui/numbered-steps': NumberedStepsExample,
  'shared-ui/page/closing': ClosingExample,
  'shared-ui/page/next-links': NextLinksExample,
  'shared-ui/page/page-head': PageHeadExample,
  'shared-ui/page/page-hero': PageHeroExample,
  'shared-ui/page/page-section': PageSectionExample,
  'shared-ui/page/seen-at-work': SeenAtWorkExample,
  'shared-ui/plan/plant-plan': PlantPlanExample,
  'shared-ui/plan/robot-body': RobotBodyExample,
  'shared-ui/post/embed-view': EmbedViewExample,
  'shared-ui/shortlist/add-to-list': AddToListExample,
  'shared-ui/units/unit-switch': UnitSwitchExample,
};
