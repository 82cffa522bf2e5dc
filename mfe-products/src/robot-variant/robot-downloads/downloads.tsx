import { formatBytes } from 'kit/media/datasheet-file';
import { withBase } from 'kit/page/base-path';
import { datasheetFiles } from 'shared-config/media/datasheet-files';
import type { RobotVariantName } from 'shared-config/robots/robot-names';
import { dataSheetItem } from 'shared-config/shortlist/robot-items';
import { DetailsForm } from 'shared-ui/forms/details-form/details-form';
import { robotTitle } from '../../robots/line-names';
import { robotFile } from '../../robots/robot-files';
import { robotMedia } from '../../robots/robot-media';
import { AddToListLater } from '../add-to-list-later';
import { documentFormId } from './document-form-id';
import styles from './robot-downloads.module.css';

/** The data sheet of a robot, for which its form asks (specification §2); its outline and its model, which are free. */
export default function Downloads({ name }: { name: RobotVariantName }) {
  const heading = robotTitle(name);
  const { model } = robotMedia[name];
  const sheet = datasheetFiles.find(({ file }) => file === robotFile(name, 'pdf'));
  const about = sheet ? `PDF, ${sheet.pages} pages, ${formatBytes(sheet.bytes)}` : '';
  return (
    <>
      <details className={styles.document}>
        <summary className={styles.documentButton}>Download Product Document</summary>
        <div id={documentFormId} className={styles.documentForm}>
          <p className={styles.documentText}>
            {`The data sheet of the ${heading}: drawing, tables, safety, interfaces, what is in the box (${about}).`}
          </p>
          <DetailsForm
            formName="mag-sub-product"
            source={name}
            thankYouText="Thank you for your submission. We'll email you with the document"
            offer={
              sheet && (
                <a href={withBase(`/pdfs/${sheet.file}`)} download>
                  {`Download it now (${about})`}
                </a>
              )
            }
          />
        </div>
      </details>
      <p className={styles.files}>
        {sheet?.attachments.map(({ file, bytes }) => (
          <a key={file} href={withBase(`/pdfs/${file}`)} download>
            {`Outline (DXF, ${formatBytes(bytes)})`}
          </a>
        ))}
        <a href={model.glb} download={robotFile(name, 'glb')}>
          {`3D model (GLB, ${formatBytes(model.bytes)})`}
        </a>
        <AddToListLater items={[dataSheetItem(name)]} />
      </p>
    </>
  );
}
