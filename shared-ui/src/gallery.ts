import type { ComponentType } from 'react';
import AccordionExample from './accordion.example';
import CallToActionExample from './call-to-action.example';
import DrawingExample from './drawing.example';
import FilmSourcesExample from './film-sources.example';
import ContactFormExample from './forms/contact-form/contact-form.example';
import DetailsDialogExample from './forms/details-form/details-dialog.example';
import DetailsFormExample from './forms/details-form/details-form.example';
import FormFieldExample from './forms/form-field.example';
import NumberedStepsExample from './numbered-steps.example';
import ClosingExample from './page/closing.example';
import NextLinksExample from './page/next-links.example';
import PageHeadExample from './page/page-head.example';
import PageHeroExample from './page/page-hero.example';
import PageSectionExample from './page/page-section.example';
import SeenAtWorkExample from './page/seen-at-work.example';
import PictureExample from './picture.example';
import PlantPlanExample from './plan/plant-plan.example';
import RobotBodyExample from './plan/robot-body.example';
import BlockViewExample from './post/block-view.example';
import PostArticleExample from './post/post-article.example';
import RichTextExample from './post/rich-text.example';
import AddToListExample from './shortlist/add-to-list.example';
import UnitSwitchExample from './units/unit-switch.example';

/**
 * An example of every module with components that `package.json` exports, by the name that it is imported by. The gallery of the
 * development server shows them, with their source and the component's properties.
 */
export const gallery: Readonly<Record<string, ComponentType>> = {
  accordion: AccordionExample,
  'call-to-action': CallToActionExample,
  drawing: DrawingExample,
  'film-sources': FilmSourcesExample,
  'forms/contact-form/contact-form': ContactFormExample,
  'forms/details-form/details-dialog': DetailsDialogExample,
  'forms/details-form/details-form': DetailsFormExample,
  'forms/form-field': FormFieldExample,
  'numbered-steps': NumberedStepsExample,
  'page/closing': ClosingExample,
  'page/next-links': NextLinksExample,
  'page/page-head': PageHeadExample,
  'page/page-hero': PageHeroExample,
  'page/page-section': PageSectionExample,
  'page/seen-at-work': SeenAtWorkExample,
  picture: PictureExample,
  'plan/plant-plan': PlantPlanExample,
  'plan/robot-body': RobotBodyExample,
  'post/block-view': BlockViewExample,
  'post/post-article': PostArticleExample,
  'post/rich-text': RichTextExample,
  'shortlist/add-to-list': AddToListExample,
  'units/unit-switch': UnitSwitchExample,
};
